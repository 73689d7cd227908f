import Foundation
import KataCore
import KataLearner
import KataStages
import TerminalTesting
import Testing

@testable import kata

// The beats of the cycle: red by the learner's own test, green, tidied, and never red.
extension LoopTests {
  @Test("A step of the learner's asks for their test, shows it red, and is green with the code")
  func test_loop_ownStep_isRedByTheLearnersTest() throws {
    let step = try #require(stage.steps.first { $0.isYours })
    try solve(upTo: step.number - 1)
    let learner = try LearnerAtTerminal(in: copy, columns: 200)

    try learner.sees("YOURS  \(place(step.number))")
    try learner.sees("The requirement: ")
    try learner.sees("There is no test of yours yet, or it is gone.")
    try test(upTo: step.number)
    try learner.sees("RED  \(place(step.number))")
    try learner.sees(
      "Your test test_findUpcomingItems_dueTomorrow_isTomorrow (Swift Testing) is red"
    )
    try learner.types("n")
    try learner.sees("Not yet: this step is not green.")
    try solve(upTo: step.number)
    try learner.sees("GREEN  \(place(step.number))")

    #expect(try learner.leaves() == 0)
    #expect(!learner.transcript.contains(step.test))
  }

  @Test("A change of code that stays green is a tidying, and c shows one way to write it")
  func test_loop_tidied_isCalledThat() throws {
    let learner = try LearnerAtTerminal(in: copy)
    try learner.sees("RED  \(place(1))")
    try solve(upTo: 1)
    try learner.sees("GREEN  \(place(1))")

    try copy.save(history.text(after: 1) + "\nlet mine = 1\n", as: stage.files[0].exercise)
    try learner.sees("TIDIED  \(place(1))")
    try learner.types("c")
    try learner.sees("- let mine = 1")
    try learner.sees("- is your code, + is one way to write it at this step.")
    try learner.types("b")
    try learner.sees("GREEN  \(place(1))")

    #expect(try learner.leaves() == 0)
    let entries = try Journal(package: copy.root).entries().entries
    #expect(entries.map(\.kind).suffix(3) == [.red, .green, .tidied])
  }

  @Test("A step that was never red shows its fault, until the learner sees it red")
  func test_loop_neverRed_isShownItsFault() throws {
    let learner = try LearnerAtTerminal(in: copy)
    try learner.sees("RED  \(place(1))")
    try solve(upTo: 2)
    try learner.sees("GREEN  \(place(1))")

    try learner.types("n")
    try learner.sees("NEVER RED  \(place(2))")
    try learner.sees(stage.steps[1].mutants[0].summary)
    // The board is long, so its headline stands a second time, just above the keys.
    try learner.sees(LoopKey.summary)
    try solve(upTo: 1)
    try learner.sees("RED  \(place(2))")
    try solve(upTo: 2)
    try learner.sees("GREEN  \(place(2))")

    #expect(try learner.leaves() == 0)
  }
}
