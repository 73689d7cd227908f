/// One of the sequences in which a learner can go through the steps of a stage.
///
/// A step keeps its number, its name and its test in each: only what comes next differs.
public struct StepOrder: Equatable, Sendable {
  /// What people type, such as `inside-out`.
  public let name: String
  /// The way that it takes, as it stands behind "go on" or a colon, without a full stop.
  public let summary: String
  /// The classes of the stage in the order in which each level is gone through.
  public let layers: [String]

  /// Creates an order.
  public init(_ name: String, _ summary: String, layers: [String]) {
    self.name = name
    self.summary = summary
    self.layers = layers
  }

  /// The steps in this order: level by level, in each layer by layer, in these by number.
  ///
  /// The property of the stage is the last of all.
  func sorted(_ steps: [Step], of stage: Stage) -> [Step] {
    func place(_ step: Step) -> (Int, Step.Level, Int, Int) {
      let layer = layers.firstIndex(of: stage.file(of: step).typeName) ?? layers.count
      return (step.isProperty ? 1 : 0, step.level, layer, step.number)
    }
    return steps.sorted { place($0) < place($1) }
  }
}

extension Stage {
  /// The order with this name; nil if there is none.
  public func order(named name: String) -> StepOrder? { orders.first { $0.name == name } }

  /// The orders that it could be gone through in, but for the one that it has.
  public var otherOrders: [StepOrder] { orders.filter { $0 != order } }

  /// How many steps come before this one; nil if it is none of the stage's.
  public func place(of step: Step) -> Int? { steps.firstIndex(of: step) }

  /// The sequence of steps, cut where a number falls.
  ///
  /// The suites run by number, so each of these can be one run of them; mostly there is one.
  public var runs: [[Step]] {
    steps.reduce(into: []) { runs, step in
      guard let last = runs.last?.last, last.number < step.number else {
        runs.append([step])
        return
      }
      runs[runs.count - 1].append(step)
    }
  }
}

extension Curriculum {
  /// The same with the stages in these orders, by number; each other stage has its first.
  ///
  /// A name that the stage does not have is passed over.
  public func ordered(by names: [Int: String]) -> Curriculum {
    Curriculum(
      stages: stages.map { stage in
        let order = names[stage.number].flatMap(stage.order) ?? stage.orders.first
        return order.map(stage.ordered) ?? stage
      }
    )
  }
}
