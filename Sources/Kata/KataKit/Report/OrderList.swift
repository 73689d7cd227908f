/// The orders of a stage, with the one that the learner has.
public struct OrderList: Sendable {
  private let stage: Stage

  /// Creates the list of a stage, which is in the order that it marks.
  public init(of stage: Stage) {
    self.stage = stage
  }

  /// The text: two lines for each order, and how to take another.
  public var text: String {
    guard !stage.orders.isEmpty else {
      return "Stage \(stage.number) has one order, that of its numbers."
    }
    let orders = stage.orders.flatMap { order in
      [
        "\(order == stage.order ? ">" : " ") \(order.name), \(order.summary)",
        "    \(Self.numbers(of: stage.ordered(by: order)))",
      ]
    }
    let others = stage.otherOrders.map { order in
      "swift run kata order \(stage.number) \(order.name)"
    }
    return
      (["Stage \(stage.number)  \(stage.title)", ""] + orders + ["", Self.kept] + others)
      .joined(separator: "\n")
  }

  /// What is said when the learner has taken the order that the stage is in; `isNew` if it was another.
  public func text(taken isNew: Bool) -> String {
    let name = stage.order?.name ?? ""
    guard isNew else { return "Stage \(stage.number) goes \(name) already." }
    return """
      Stage \(stage.number) goes \(name) from now on, \(stage.order?.summary ?? ""):
        \(Self.numbers(of: stage))
      \(Self.kept)
      swift run kata goes on from there; in a loop that runs, press r.
      """
  }

  private static let kept = "A step keeps its number in each, and what is done stays done."

  private static func numbers(of stage: Stage) -> String {
    stage.steps.map { "\($0.number)" }.joined(separator: " ")
  }
}
