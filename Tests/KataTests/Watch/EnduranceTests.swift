import Foundation
import KataKit
import KataStages
import ScratchFolders
import Testing

@testable import kata

/// A workshop is one process with many saves: what it holds must not grow with them.
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["KATA_LONG"] == "1",
    "It builds a copy of the package; KATA_LONG=1 runs it."
  )
)
struct EnduranceTests {
  /// What the process of a loop holds; 0 on a system that does not say it.
  private struct Use: CustomStringConvertible {
    var descriptors = 0
    var threads = 0
    var kilobytes = 0

    init(of process: pid_t) async throws {
      let folder = "/proc/\(process)/"
      descriptors = Self.count(folder + "fd")
      threads = Self.count(folder + "task")
      let words = ["ps", "-o", "rss=", "-p", "\(process)"]
      let result = try await ChildProcess.run(words, in: URL(filePath: "/"))
      kilobytes = Int(result.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    }

    private static func count(_ folder: String) -> Int {
      (try? FileManager.default.contentsOfDirectory(atPath: folder))?.count ?? 0
    }

    /// Whether it is not more than before, but for what a thread or a buffer more takes.
    func isLike(_ before: Use) -> Bool {
      descriptors <= before.descriptors + 4 && threads <= before.threads + 8
        && kilobytes <= before.kilobytes + 20_000
    }

    var description: String { "\(descriptors) descriptors, \(threads) threads, \(kilobytes) kB" }
  }

  @Test("After some rounds of every kind of save, the loop holds what it held before")
  func test_loop_realSaves_holdsNoMore() async throws {
    let copy = try await PackageCopy.untouched()
    let stage = try #require(Curriculum.viperKata.stages.first)
    let file = stage.files[0].exercise
    let history = try History(of: stage.files[0], in: stage)
    let tests = try History(ofTestsOf: stage)
    let own = try #require(stage.steps.first { $0.author == .yours }).number
    let right = history.text(after: own - 1)
    let head = "findUpcomingItems() async {\n"
    try #require(history.starter.contains(head))
    try copy.save(right, as: file)
    let kata = copy.root.appending(path: ".build/debug/kata")
    let learner = try LearnerAtTerminal(kata, in: copy.root, descriptors: 64)
    try learner.sees("YOURS  Stage 1, step \(own)")
    var uses: [Use] = []

    for round in 1...4 {
      try copy.save(tests.text(after: own) + "// \(round)\n", as: stage.ownTestsFile)
      try learner.sees("RED")
      try copy.save("let broken", as: file)
      try learner.sees("DOES NOT BUILD")
      try copy.save(
        history.starter.replacing(head, with: head + "    let none: [Int] = []; print(none[0])\n"),
        as: file
      )
      try learner.sees("crashed in")
      try copy.save(
        history.starter.replacing(head, with: head + "    while true { print(\(round)) }\n"),
        as: file
      )
      try learner.sees("Running")
      try copy.save(right + "// \(round)\n", as: file)
      try learner.sees("RED  Stage 1, step \(own)")
      try copy.save(tests.text(after: own - 1) + "// \(round)\n", as: stage.ownTestsFile)
      try learner.sees("YOURS  Stage 1, step \(own)")
      uses.append(try await Use(of: learner.process))
    }

    // The first rounds load what is loaded once.
    print("After 12 saves: \(uses[1]). After 24: \(uses[3]).")
    #expect(uses[3].isLike(uses[1]))
    #expect(try learner.leaves() == 0)
  }

  @Test("A thousand saves, whose builds and tests are scripts, leave the loop as it was")
  func test_loop_thousandSaves_holdsNoMore() async throws {
    let kata = try KataProcess()
    let file = try #require(Curriculum.viperKata.stages.first).files[0].exercise
    try kata.setSwift("grep -q broken '\(file)' && { echo 'error: broken'; exit 1; }; exit 0")
    let tests = try kata.folder.write(
      """
      #!/bin/sh
      case "$*" in *--list-tests*) echo Stage1InteractorTests.Suite/test; exit 0 ;; esac
      grep -q crash '\(file)' && kill -SEGV $$
      grep -q flood '\(file)' && yes
      grep -q hang '\(file)' && exec sleep 600
      exit 0
      """,
      to: ".build/debug/\(TestBinary.product).xctest"
    )
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tests.path)
    let learner = try kata.learner(descriptors: 64)
    try learner.sees("more keys")
    var uses: [Use] = []

    for round in 1...200 {
      for (text, sign) in [
        ("fine", "no result"), ("broken", "DOES NOT BUILD"), ("crash", "signal 11"),
        ("flood", "Running"), ("hang", "Running"),
      ] {
        try kata.folder.write("// \(text) \(round)\n", to: file)
        try learner.sees(sign)
      }
      if [20, 200].contains(round) { uses.append(try await Use(of: learner.process)) }
    }

    print("After 100 saves: \(uses[0]). After 1000: \(uses[1]).")
    #expect(uses[1].isLike(uses[0]))
    #expect(try learner.leaves() == 0)
  }
}
