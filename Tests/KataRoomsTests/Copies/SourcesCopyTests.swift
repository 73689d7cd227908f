import Foundation
import ScratchFolders
import Testing

@testable import KataCore
@testable import KataJudge
@testable import workshop

struct SourcesCopyTests {
  private let folder = ScratchFolder()
  private let code = Stage.counter.files[0].exercise
  private let own = Stage.counter.ownTestsFolder

  private func place(_ copy: String) throws {
    let clone = Workspace(
      root: folder.url.appending(path: "clone"),
      curriculum: Curriculum(stages: [.counter])
    )
    try Sources(ofCopy: folder.url.appending(path: copy)).place(in: clone)
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path + "/clone")
      .filter { $0.contains(".") }.sorted()
  }

  @Test("A clone gets the Swift files of the exercises, and starters for the others")
  func test_place_copy_getsFilesAndStarters() throws {
    for path in [
      "\(own)/Mine.swift", "Exercises/.#a.swift", "Exercises/notes.txt", "Package.swift",
    ] {
      try folder.write("let mine = 1\n", to: "ann/\(path)")
    }

    try place("ann")

    let starter = try History(of: Stage.counter.files[0], in: .counter).starter
    #expect(try files() == ["\(own)/Mine.swift", code])
    #expect(try folder.text(of: "clone/\(own)/Mine.swift") == "let mine = 1\n")
    #expect(try folder.text(of: "clone/\(code)") == starter)
  }

  @Test("Nothing of the copy before stays, and nothing behind a link changes; the same file stays")
  func test_place_afterAnotherCopy_leavesNothing() throws {
    try folder.write("let mine = 1\n", to: "ann/\(own)/Deep/Mine.swift")
    try folder.write("// Bob.\n", to: "bob/\(own)/Bob.swift")
    try folder.write("precious", to: "kit/Tests/Precious.swift")
    try place("ann")
    let stamp = FileStamp(of: folder.url.path + "/clone/\(code)")
    for path in [".kata/progress.json", ".build/kata-tmp/1/a.txt", "\(own)/Deep/snapshot.txt"] {
      try folder.write("{}", to: "clone/\(path)")
    }
    try folder.link("clone/Exercises/link.d", to: folder.url.appending(path: "kit").path)
    try folder.link("clone/\(own)", to: folder.url.appending(path: "kit/Tests").path)

    try place("bob")

    #expect(try files() == [".build", "\(own)/Bob.swift", code])
    #expect(FileStamp(of: folder.url.path + "/clone/\(code)") == stamp)
    #expect(try folder.text(of: "kit/Tests/Precious.swift") == "precious")
  }

  @Test(
    "What cannot be judged is refused with its path, the reason and the next step",
    arguments: [
      ("rmdir ann/Exercises ann", "ann cannot be used: there is no such folder. Name"),
      ("rmdir ann/Exercises ann; touch ann", "ann cannot be used: it is not a folder. Name"),
      (
        "cd ann/Exercises; mkdir 01-Counter; touch 01-Counter/A.swift",
        "Exercises/01-Counter cannot be used: no stage has this folder. Rename it: 1-Counter."
      ),
      ("printf '\\377' >ann/Exercises/A.swift", "A.swift cannot be used: it is no UTF-8 text. Ask"),
      ("rmdir ann/Exercises", "ann/Exercises cannot be used: it is missing. Collect it again."),
      (
        "cd ann/Exercises; for n in $(seq 201); do : >$n.swift; done",
        "99.swift cannot be used: a copy may have 200 Swift files. Remove what no exercise needs."
      ),
      ("touch \"ann/Exercises/$(printf '\\377').swift\"", "its name is no UTF-8 text. Rename it"),
      ("rmdir ann/Exercises; ln -s . ann/Exercises", "Exercises cannot be used: it is not a plain"),
      ("ln -s x ann/Exercises/A.swift", "ann/Exercises/A.swift cannot be used: it is not a plain"),
      ("mkfifo ann/Exercises/B.swift", "Put the file or folder in its place."),
      ("head -c 5000000 /dev/zero >ann/Exercises/C.swift", "1000000 bytes together. Remove what"),
      (
        "cd ann/Exercises; mkdir 1-Counter; echo 'class TurnCounter: A' >1-Counter/A.swift",
        "Rename it: mv"
      ),
    ]
  )
  func test_place_badCopy_isRefused(script: String, sentence: String) async throws {
    _ = try await ChildProcess.run(
      URL(filePath: "/bin/sh"),
      ["-c", "mkdir -p ann/Exercises; \(script)"],
      in: folder.url,
      environment: [:],
      limit: 10
    )

    let error = #expect(throws: (any Error).self) { try place("ann") }

    #expect("\(error ?? CancellationError())".contains(sentence))
  }
}
