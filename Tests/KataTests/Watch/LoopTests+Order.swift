import Foundation
import KataKit
import KataStages
import Testing

@testable import kata

// A stage in another order than that of its numbers, in the loop and in `swift test`.
extension LoopTests {
  /// The stage with several orders, in one that is not that of its numbers; those before it are done.
  private func otherOrder() async throws -> Stage {
    let stage = try #require(Curriculum.viperKata.stages.first { $0.orders.count > 1 })
    for earlier in Curriculum.viperKata.stages where earlier.number < stage.number {
      for (path, text) in try earlier.texts(after: earlier.steps.count) {
        try copy.save(text, as: path)
      }
    }
    let order = try #require(stage.otherOrders.first)
    #expect(try await copy.kata("order", "\(stage.number)", order.name).end == .exited(0))
    return stage.ordered(by: order)
  }

  private func solve(_ stage: Stage, upTo count: Int) throws {
    for (path, text) in try stage.texts(after: count) { try copy.save(text, as: path) }
  }

  @Test("The loop goes by the order, and follows when another is taken meanwhile")
  func test_loop_otherOrder_isFollowed() async throws {
    let stage = try await otherOrder()
    let learner = try LearnerAtTerminal(in: copy)

    for count in 1...4 {
      let step = stage.steps[count - 1]
      let place = "Stage \(stage.number), step \(step.number) of \(stage.steps.count)"
      try learner.sees(place)
      try solve(stage, upTo: count)
      try learner.sees("GREEN  \(place) (core)")
      if count < 4 { try learner.types("n") }
    }
    let first = try #require(stage.orders.first)
    #expect(try await copy.kata("order", "\(stage.number)", first.name).end == .exited(0))
    try learner.types("r")
    try learner.sees("RED  Stage \(stage.number), step 1 of ")
    try learner.types("q")

    #expect(learner.waitsForTheEnd() == 0)
  }

  @Test("swift test has one red in each framework, the first of the order, whatever its number")
  func test_swiftTest_otherOrder_hasOneRed() async throws {
    let stage = try await otherOrder()
    let red = try #require(stage.steps.first)
    // The file is touched, so that the stage is begun.
    let file = stage.file(of: red)
    try copy.save(
      History(of: file, in: stage).starter + "// begun\nprivate let begun = 1\n",
      as: file.exercise
    )

    let result = try await ChildProcess.run(
      URL(filePath: "/usr/bin/env"),
      ["swift", "test", "--filter", stage.suiteModule],
      in: copy.root,
      environment: PackageCopy.environment,
      limit: 900
    )

    #expect(result.end == .exited(1))
    let failed = result.output
      .matches(of: /Test Case '.*[. ](test_\w+)\]?' failed/).map { "\($0.1)" }
    #expect(failed == [red.test])
    #expect(result.output.matches(of: /Test ".*" failed after/).count == 1)
    #expect(result.output.contains("RED  Stage \(stage.number), step \(red.number) of "))
  }
}
