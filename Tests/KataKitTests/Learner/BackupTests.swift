import Foundation
import KataKit
import ScratchFolders
import Testing

struct BackupTests {
  private let folder = ScratchFolder()
  private let file = Stage.counter.files[0].exercise
  private var backup: Backup {
    let nine = Date(timeIntervalSince1970: 1_400_662_800.25)
    return Backup(package: folder.url, stage: .counter, at: nine)
  }

  @Test("A kept file is never overwritten; its folder has the stage and the time")
  func test_keep_twice_throws() throws {
    try folder.write("mine", to: file)
    try backup.keep(file)
    try folder.write("other", to: file)

    #expect(throws: (any Error).self) { try backup.keep(file) }
    #expect(backup.folder.hasPrefix(".kata/kept/1-Counter/2014-05-21T090000"))
    #expect(try folder.text(of: "\(backup.folder)/TurnCounter.swift") == "mine")
  }
}
