import Foundation
import ScratchFolders
import Testing

@testable import KataJudge
@testable import KataRun
@testable import workshop

struct CopyFilesTests {
  private let folder = ScratchFolder()
  private let code = Stage.counter.files[0].exercise
  private let own = Stage.counter.ownTestsFolder

  private var clone: Workspace { Workspace(root: folder.url.appending(path: "clone")) }

  private var starter: String? {
    try? History(of: Stage.counter.files[0], in: .counter).starter
  }

  private func place(_ copy: String) throws {
    let files = try CopyFiles(of: folder.url.appending(path: copy))
    try clone.place(try files.withStarters(of: Curriculum(stages: [.counter])))
  }

  @Test("A clone gets the Swift files of the exercises, and starters for the others")
  func test_place_copy_getsFilesAndStarters() throws {
    let mine = "\(own)/Mine.swift"
    for path in [mine, "Package.swift", "Tests/Lie.swift", ".build/lie.swift"] {
      try folder.write("let mine = 1\n", to: "ann/\(path)")
    }
    try folder.write("hidden", to: "ann/Exercises/.#a.swift")
    try folder.write("no code", to: "ann/Exercises/notes.txt")

    try place("ann")

    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: clone.root.path)
        .filter { $0.hasSuffix(".swift") }.sorted() == [mine, code]
    )
    #expect(clone.text(of: mine) == "let mine = 1\n")
    #expect(clone.text(of: code) == starter)
  }

  @Test("Nothing of the copy before stays, also behind a link; a file that is the same stays")
  func test_place_afterAnotherCopy_leavesNothing() throws {
    try folder.write("let mine = 1\n", to: "ann/\(own)/Deep/Mine.swift")
    try folder.write("let mine = 1\n", to: "ann/\(code)")
    try folder.write("// Bob.\n", to: "bob/\(own)/Bob.swift")
    try folder.write("let mine = 1\n", to: "bob/\(code)")
    try folder.write("precious", to: "kit/Tests/Precious.swift")
    try place("ann")
    let stamp = FileStamp(of: clone.root.appending(path: code).path)
    for path in [".kata/progress.json", ".build/kata-tmp/1/note", "\(own)/Deep/snapshot.txt"] {
      try folder.write("{}", to: "clone/\(path)")
    }
    try folder.link("clone/Exercises/link", to: folder.url.appending(path: "kit").path)
    try folder.link("clone/\(own)", to: folder.url.appending(path: "kit/Tests").path)

    try place("bob")

    let names = try FileManager.default.subpathsOfDirectory(atPath: clone.root.path)
    let wrong = ["Mine", "snapshot", "link", "progress", "note", "MyCounter", "Precious"]
    #expect(names.filter { name in wrong.contains(where: name.contains) } == [])
    #expect(clone.text(of: "\(own)/Bob.swift") == "// Bob.\n")
    #expect(FileStamp(of: clone.root.appending(path: code).path) == stamp)
    #expect(try folder.text(of: "kit/Tests/Precious.swift") == "precious")
  }

  @Test(
    "What cannot be judged is refused with its path, the reason and the next step",
    arguments: [
      ("touch ann", "ann cannot be used: it is not a folder. Name the folder of a working copy"),
      ("mkdir ann", "Exercises cannot be used: it is missing. Collect it again."),
      ("mkdir ann; ln -s ../kit ann/Exercises", "Exercises cannot be used: it is not a plain file"),
      ("mkdir -p ann/Exercises; ln -s x ann/Exercises/A.swift", "Exercises/A.swift cannot be used"),
      ("mkdir -p ann/Exercises; mkfifo ann/Exercises/B.swift", "Exercises/B.swift cannot be used"),
      (
        "mkdir -p ann/Exercises; head -c 5000000 /dev/zero >ann/Exercises/C.swift",
        "all Swift files of a copy may have 1000000 bytes together. Remove what no exercise needs."
      ),
      (
        "mkdir -p ann/Exercises/1-Counter; echo 'class TurnCounter: A' >ann/Exercises/1-Counter/A.swift",
        "Exercises/1-Counter/A.swift must be named TurnCounter.swift. Rename it: mv"
      ),
    ]
  )
  func test_place_badCopy_isRefused(script: String, sentence: String) async throws {
    let made = try await ChildProcess.run(
      URL(filePath: "/bin/sh"),
      ["-c", script],
      in: folder.url,
      environment: [:],
      limit: 10
    )

    let error = #expect(throws: (any Error).self) { try place("ann") }

    #expect(made.end == .exited(0))
    #expect("\(error.map { "\($0)" } ?? "")".contains(sentence))
  }
}
