import Foundation
import KataKit
import TerminalTesting
import Testing

@testable import kata

/// The loop at a real pseudo-terminal, in a copy of the package; slow, since the copy is built.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["KATA_LOOP"] == "1"))
struct LoopTests {
  @Test("Red, hint, green, next, quit; a crash and a hang; and the terminal as it was")
  func test_loop_firstSteps_arePlayed() async throws {
    let copy = try await PackageCopy.built()
    defer { copy.remove() }
    let terminal = try PseudoTerminal(columns: 80)
    let settings = terminal.settings
    let learner = try Learner(in: copy, at: terminal)

    try learner.sees("RED  Stage 1, step 1 of 18 (core)")
    try terminal.type("h")
    try learner.sees("Hint 1 of 2")
    for step in 1...3 {
      try copy.save(History(of: .interactor).text(after: step), as: Stage.interactor.exerciseFile)
      try learner.sees("GREEN  Stage 1, step \(step) of 18 (core)")
      try terminal.type("n")
      try learner.sees("RED  Stage 1, step \(step + 1) of 18 (core)")
    }
    try copy.save(History(of: .interactor).text(after: 4), as: Stage.interactor.exerciseFile)
    try learner.sees("Building")
    try terminal.type("n")
    try learner.sees("RED  Stage 1, step 5 of 18 (core)")
    try copy.save("let broken", as: Stage.interactor.exerciseFile)
    try learner.sees("DOES NOT BUILD")
    try terminal.type("n")
    try learner.sees("DOES NOT BUILD")
    try learner.sees("core 4 of 8", in: learner.transcript)
    try copy.save(History(of: .interactor).text(after: 0), as: Stage.interactor.exerciseFile)
    try learner.sees("RED AGAIN  Stage 1, step 1 of 18 (core)")
    try terminal.type("q")

    #expect(learner.waitForEnd() == 0)
    #expect(terminal.settings == settings)

    try crashAndHang(in: copy)
    try fromCoreToCore(in: copy)
  }

  // Where the core of a stage is done, --core goes on with that of the next.
  private func fromCoreToCore(in copy: PackageCopy) throws {
    let tests = "1-Interactor/Tests/MyInteractorTests.swift"
    try copy.save(History(of: .interactor).text(after: 18), as: Stage.interactor.exerciseFile)
    try copy.save(
      String(contentsOf: copy.root.appending(path: "Solutions/\(tests)"), encoding: .utf8),
      as: "Exercises/\(tests)"
    )
    let terminal = try PseudoTerminal(columns: 80)
    let learner = try Learner(in: copy, at: terminal, ["--core"])

    try learner.sees("GREEN  Stage 1, step 5 of 18 (core)")
    try terminal.type("n")
    try learner.sees("RED  Stage 2, step 1 of 13 (core)")
    try terminal.type("q")

    #expect(learner.waitForEnd() == 0)
  }

  // A crash names the learner's line, an endless loop its step; Ctrl-C ends the loop.
  private func crashAndHang(in copy: PackageCopy) throws {
    let learner = try Learner(in: copy, at: PseudoTerminal(columns: 200))
    let starter = try History(of: .interactor).text(after: 0)
    let empty = "findUpcomingItems() async {\n"

    try learner.sees("Stage 1, step 1")
    try copy.save(
      starter.replacing(empty, with: empty + "    let none: [Int] = []\n    print(none[0])\n"),
      as: Stage.interactor.exerciseFile
    )
    try learner.sees("CRASH  Stage 1, step 1")
    try learner.sees("Index out of range, at Exercises/1-Interactor/ListInteractor.swift:")
    try copy.save(
      starter.replacing(empty, with: empty + "    while true { print(\"flood\") }\n"),
      as: Stage.interactor.exerciseFile
    )
    try learner.sees("HANG  Stage 1, step 1")
    learner.interrupt()

    #expect(learner.waitForEnd() == 128 + SIGINT)
  }
}

/// Somebody at the terminal who waits for what should appear.
private final class Learner {
  struct DidNotSee: Error, CustomStringConvertible {
    var description: String
  }

  private let process = Process()
  private let terminal: PseudoTerminal
  private var seen = Data()
  private var looked = 0

  init(in copy: PackageCopy, at terminal: PseudoTerminal, _ arguments: [String] = []) throws {
    self.terminal = terminal
    process.arguments = arguments
    let end = FileHandle(fileDescriptor: terminal.descriptor)
    process.executableURL = copy.root.appending(path: ".build/debug/kata")
    process.currentDirectoryURL = copy.root
    process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm"]) { $1 }
    process.standardInput = end
    process.standardOutput = end
    process.standardError = end
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  var transcript: String { String(decoding: seen, as: UTF8.self) }

  /// Waits until the text appears after what was seen last.
  func sees(_ text: String) throws {
    let wanted = Data(text.utf8)
    while true {
      if let range = seen.range(of: wanted, in: looked..<seen.count) {
        looked = range.upperBound
        return
      }
      guard let more = terminal.look(withinMilliseconds: 120_000) else {
        throw DidNotSee(description: "waited for \(text.debugDescription), saw:\n\(transcript)")
      }
      seen += more
    }
  }

  /// Looks for the text in what was seen already.
  func sees(_ text: String, in transcript: String) throws {
    guard transcript.contains(text) else {
      throw DidNotSee(description: "\(text.debugDescription) is not in:\n\(transcript)")
    }
  }

  func interrupt() { process.interrupt() }

  func waitForEnd() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
