import Foundation
import KataCore
import KataLearner
import TerminalTesting
import Testing

@testable import kata

// What a long session holds; each round has real builds.
extension LoopTests {
  @Test("After some rounds of every kind of save, the loop holds what it held before")
  func test_loop_realSaves_holdsNoMore() async throws {
    let file = stage.files[0].exercise
    let tests = try History(ofTestsOf: stage)
    let own = try #require(stage.steps.first { $0.isYours }).number
    let right = history.text(after: own - 1)
    try copy.save(right, as: file)
    let kata = copy.root.appending(path: ".build/debug/kata")
    let learner = try LearnerAtTerminal(kata, in: copy.root, descriptors: 64)
    try learner.sees("YOURS  Stage 1, step \(own)")
    var uses: [ProcessUse] = []

    for round in 1...4 {
      try copy.save(tests.text(after: own) + "// \(round)\n", as: stage.ownTestsFile)
      try learner.sees("RED")
      try copy.save("let broken", as: file)
      try learner.sees("DOES NOT BUILD")
      try save(inStarter: "    let none: [Int] = []; print(none[0])")
      try learner.sees("crashed in")
      try save(inStarter: "    while true { print(\(round)) }")
      try learner.sees("Running")
      try copy.save(right + "// \(round)\n", as: file)
      try learner.sees("RED  Stage 1, step \(own)")
      try copy.save(tests.text(after: own - 1) + "// \(round)\n", as: stage.ownTestsFile)
      try learner.sees("YOURS  Stage 1, step \(own)")
      uses.append(try await ProcessUse(of: learner.process.processIdentifier))
    }

    // The first rounds load what is loaded once.
    print("After 12 saves: \(uses[1]). After 24: \(uses[3]).")
    #expect(uses[3].isLike(uses[1]))
    #expect(try learner.leaves() == 0)
  }
}
