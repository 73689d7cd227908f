import Foundation
import KataCore
import KataLearner
import KataStages
import TerminalTesting
import Testing

@testable import kata

/// The loop at a real pseudo-terminal, in a copy of the package; slow, since the copy is built.
@Suite(.serialized, .long)
struct LoopTests {
  let copy: PackageCopy
  let stage: Stage
  let history: History

  init() async throws {
    copy = try await PackageCopy.untouched()
    stage = try #require(Curriculum.viperKata.stages.first)
    history = try History(of: stage.files[0], in: stage)
  }

  /// Saves the file as it is after this number of steps.
  func solve(upTo step: Int) throws {
    try copy.save(history.text(after: step), as: stage.files[0].exercise)
  }

  /// Saves the learner's tests as they are after so many steps.
  func test(upTo step: Int) throws {
    try copy.save(History(ofTestsOf: stage).text(after: step), as: stage.ownTestsFile)
  }

  /// Saves the starter with this code in its method.
  func save(inStarter code: String) throws {
    let head = "findUpcomingItems() async {\n"
    try #require(history.starter.contains(head))
    try copy.save(
      history.starter.replacing(head, with: head + code + "\n"),
      as: stage.files[0].exercise
    )
  }

  func place(_ step: Int) -> String {
    "Stage \(stage.number), step \(step) of \(stage.steps.count)"
  }

  @Test("Red, hint, green, next, each on a cleared screen; at the end the terminal is as it was")
  func test_loop_firstSteps_arePlayed() throws {
    let learner = try LearnerAtTerminal(in: copy)

    try learner.sees("\u{1B}[H\u{1B}[2J---- ")
    try learner.sees("RED  \(place(1)) (core)")
    try learner.types("h")
    try learner.sees("Hint 1 of ")
    for step in 1...3 {
      try solve(upTo: step)
      try learner.sees("\u{1B}[H\u{1B}[2J---- ")
      try learner.sees("GREEN  \(place(step)) (core)")
      try learner.types("n")
      try learner.sees("RED  \(place(step + 1)) (core)")
    }
    #expect(!learner.hasItsSettings)

    #expect(try learner.leaves() == 0)
    #expect(learner.hasItsSettings)
  }

  @Test("During a build, a help replaces the progress line, and a key that needs the result waits")
  func test_loop_keyWhileBuilding_isPutOff() throws {
    let learner = try LearnerAtTerminal(in: copy)
    try learner.sees("Building ")
    try learner.types("?")
    try learner.sees("? more keys")
    try learner.sees("RED  \(place(1))")

    try solve(upTo: 1)
    try learner.sees("Building")
    try learner.types("n")
    try learner.sees("Not yet: the run is not over.")
    try learner.sees("GREEN  \(place(1))")

    #expect(try learner.leaves() == 0)
    let help = try #require(LoopKey.helpText.split(separator: "\n").first)
    #expect(learner.transcript.contains("\r\u{1B}[2K\(help)"))
  }

  @Test("A help is shown on request; Ctrl-\\ ends the loop and restores the terminal")
  func test_loop_help_isShown() throws {
    let learner = try LearnerAtTerminal(in: copy)
    try learner.sees("RED  \(place(1))")

    try learner.types("Z")
    try learner.sees("Z is no key here; ? explains the keys.")
    try learner.types("?")
    try learner.sees("q  quit; next time you go on from here")
    try learner.types("s")
    try learner.sees("RED  \(place(1))")
    learner.quits()

    #expect(learner.waitsForTheEnd() == 128 + SIGQUIT)
    #expect(learner.hasItsSettings)
  }

  @Test("Code that does not build keeps the counts; next and grade report it again and end nothing")
  func test_loop_doesNotBuild_goesOn() throws {
    try solve(upTo: 2)
    let learner = try LearnerAtTerminal(in: copy)
    try learner.sees("RED  \(place(3))")

    try copy.save("let broken", as: stage.files[0].exercise)
    try learner.sees("core 2 of ")
    try learner.sees("DOES NOT BUILD")
    try learner.types("n")
    try learner.sees("Not yet: see above what")
    try learner.types("g")
    try learner.sees("error: ")
    try solve(upTo: 3)
    try learner.sees("GREEN  \(place(3))")

    #expect(try learner.leaves() == 0)
  }

  @Test("A grade is shown, and q works while a grade is in progress")
  func test_loop_quitWhileGrading_ends() throws {
    let step = try #require(stage.steps.first { $0.isYours })
    try solve(upTo: step.number)
    try test(upTo: stage.steps.count)
    let learner = try LearnerAtTerminal(in: copy)
    try learner.sees("Stage \(stage.number), step ")
    try learner.sees("? more keys")

    try learner.types("g")
    try learner.sees("Accepted: the solution of the kit")
    try learner.sees("? more keys")
    try learner.types("g")
    try learner.sees("Grading")

    #expect(try learner.leaves() == 0)
    #expect(learner.transcript.components(separatedBy: "Accepted:").count == 2)
    #expect(learner.hasItsSettings)
  }

  @Test("A crash shows the learner's line, and endless code shows its step; Ctrl-C ends the loop")
  func test_loop_crashAndHang_areNamed() throws {
    let learner = try LearnerAtTerminal(in: copy, columns: 200)

    try learner.sees("Stage 1, step 1")
    try save(inStarter: "    let none: [Int] = []\n    print(none[0])")
    try learner.sees("crashed in \(stage.steps[0].test)")
    try learner.sees("Index out of range, at \(stage.files[0].exercise):")
    try save(inStarter: "    while true { print(\"flood\") }")
    try learner.sees("Running  2 s")
    try learner.sees("ran longer than 5 s")
    learner.process.interrupt()

    #expect(learner.waitsForTheEnd() == 128 + SIGINT)
  }

  @Test("The last green of a core is shown before the next stage is built, whose core comes then")
  func test_loop_lastGreen_isShownAtOnce() throws {
    let core = stage.steps.count { $0.level == .core }
    let next = try #require(Curriculum.viperKata.stage(stage.number + 1))
    try solve(upTo: core - 1)
    try test(upTo: core)
    let learner = try LearnerAtTerminal(in: copy, "--core")
    try learner.sees("RED  Stage 1, step \(core) of")

    try solve(upTo: core)
    try learner.sees("GREEN  Stage 1, step \(core) of")
    try learner.sees("Then press n to go on to stage 2, step 1.")
    try learner.types("cn")
    try learner.sees("RED  Stage 2, step 1 of \(next.steps.count { $0.level == .core })")

    #expect(try learner.leaves() == 0)
  }
}
