import Foundation
import KataJudge
import ScratchFolders
import Testing

@testable import KataLearner
@testable import KataRun

struct BackupTests {
  private let folder = ScratchFolder()
  private let file = Stage.counter.files[0].exercise
  private func backup(hour: Double = 0) -> Backup {
    let nine = Date(timeIntervalSince1970: 1_400_662_800.25)
    return Backup(package: folder.url, stage: .counter, at: nine + hour * 3_600)
  }

  @Test("A kept file is never overwritten; its folder has the stage, the time and a number")
  func test_keep_twice_throws() throws {
    let backup = backup()
    try folder.write("mine", to: file)
    try backup.keep(file)
    try folder.write("other", to: file)

    #expect(throws: (any Error).self) { try backup.keep(file) }
    #expect(backup.folder.hasPrefix(".kata/kept/1-Counter/2014-05-21T090000"))
    #expect(backup.folder.hasSuffix("_1"))
    #expect(try folder.text(of: "\(backup.folder)/TurnCounter.swift") == "mine")
  }

  @Test(
    "The newest is the last that was kept, after the clock was set back, too",
    arguments: [
      ("2999-01-01T000000.250", 11), ("2999-01-01T000000.250_4294967295", 11),
      ("2000-01-01T000000.250_\(UInt.max)", 1),
    ]
  )
  func test_newest_clockWasSetBack_isTheLastOne(older: String, copies: Int) throws {
    try folder.write("of an older kit", to: ".kata/kept/1-Counter/\(older)/a.swift")
    for number in 1...copies {
      try folder.write("text \(number)", to: file)
      try backup(hour: -Double(number)).keep(file)
    }

    let newest = try #require(try Backup(newestIn: folder.url, of: .counter))

    #expect(try newest.files() == [file: Data("text \(copies)".utf8)])
  }
}
