import Foundation
import KataKit
import Testing

struct StepOrderTests {
  private static let insideOut = [
    "tooth", "oil", "hand", "glass", "ruby", "second-hand", "steel", "property",
  ]
  private let stage = Stage.watch

  private func insideOut() throws -> Stage {
    stage.ordered(by: try #require(stage.order(named: "inside-out")))
  }

  @Test("A stage begins in its first order, which is that of the numbers")
  func test_init_isInTheFirstOrder() {
    #expect(stage.order?.name == "outside-in")
    #expect(stage.steps.map(\.number) == Array(1...8))
    #expect(stage.orders.first.map(stage.ordered) == stage)
  }

  @Test("Another order goes layer by layer in each level; the property stays at the end")
  func test_ordered_isByLevelAndLayer() throws {
    let ordered = try insideOut()

    #expect(ordered.order?.name == "inside-out")
    #expect(ordered.steps.map(\.name) == Self.insideOut)
    #expect(ordered.otherOrders.map(\.name) == ["outside-in"])
  }

  @Test("A step is the same in every order, with its number and its key")
  func test_ordered_steps_areTheSame() throws {
    let ordered = try insideOut()

    #expect(ordered.steps.map(\.number) == [3, 4, 1, 2, 6, 5, 7, 8])
    #expect(ordered.steps.sorted { $0.number < $1.number } == stage.steps)
    #expect(try ordered.ordered(by: #require(stage.orders.first)) == stage)
  }

  @Test("A stage with one order has no names of orders, and no other")
  func test_oneOrder_hasNoNames() {
    #expect(Stage.counter.order == nil)
    #expect(Stage.counter.orders.isEmpty)
    #expect(Stage.counter.otherOrders.isEmpty)
    #expect(Stage.counter.order(named: "inside-out") == nil)
  }

  @Test("A curriculum takes the orders that its stages have, and passes over the others")
  func test_curriculum_ordered_takesKnownOrders() throws {
    let curriculum = Curriculum(stages: [.counter, .watch])

    let ordered = curriculum.ordered(by: [1: "inside-out", 4: "inside-out", 9: "x"])

    #expect(ordered.stages == [.counter, try insideOut()])
    #expect(curriculum.ordered(by: [4: "upside-down"]) == curriculum)
    #expect(ordered.ordered(by: [:]) == curriculum)
  }

  @Test("Tests run by number: the sequence falls into runs in which the numbers rise")
  func test_runs_areOfRisingNumbers() throws {
    #expect(stage.runs.map { $0.map(\.number) } == [Array(1...8)])
    #expect(
      try insideOut().runs.map { $0.map(\.number) } == [[3, 4], [1, 2, 6], [5, 7, 8]]
    )
  }

  // A history names steps, so it is read alike in every order.
  private static let text = """
    ..           |struct A {
    hand..       |  hand
    ..tooth      |  no gear
    tooth..ruby  |  tooth
    ruby..       |  ruby
    ..           |}

    """

  @Test(
    "A text after some steps of an order has the lines of these steps, and of no others",
    arguments: [
      (0, "struct A {\n  no gear\n}\n"),
      (1, "struct A {\n  tooth\n}\n"),
      (3, "struct A {\n  hand\n  tooth\n}\n"),
      (5, "struct A {\n  hand\n  ruby\n}\n"),
    ]
  )
  func test_history_text_goesByTheOrder(count: Int, text: String) throws {
    let history = try History(Self.text, of: insideOut(), in: "toy")

    #expect(history.text(after: count) == text)
  }
}
