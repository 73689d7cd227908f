import CommandLineKit
import KataKit
import KataStages

/// Shows the orders of a stage's steps, or takes one of them.
struct OrderCommand: KataCommand {
  var stageWord: StageWord?
  var orderWord: OrderWord?

  static let name = "order"
  static let summary = "show the orders of a stage's steps, or take another; done steps stay done"
  static let parameters: [Parameter<OrderCommand>] = [
    .word(
      "STAGE",
      \.stageWord,
      "the stage's number or name",
      isRequired: true,
      example: "5"
    ),
    .word("ORDER", \.orderWord, "the order to go in from now on", example: "inside-out"),
  ]

  func run() async throws -> ExitStatus {
    let workspace = try Workspace.current()
    guard let stage = stageWord?.stage(in: workspace.curriculum) else { return .usageError }
    let terminal = Terminal.current()
    guard let order = try orderWord?.order(of: stage) else {
      terminal.say(OrderList(of: stage).text)
      return .success
    }
    let store = ProgressStore(package: workspace.root)
    var progress = try store.load { terminal.say($0 + "\n") }
    progress.choose(order, for: stage)
    try store.save(progress)
    terminal.say(OrderList(of: stage.ordered(by: order)).text(taken: order != stage.order))
    return .success
  }
}

/// The name of an order, in any case.
struct OrderWord: ArgumentValue {
  private let name: String

  static var words: [String] {
    Curriculum.viperKata.stages.flatMap(\.orders).map(\.name)
  }

  init?(argument: String) {
    guard Self.words.contains(argument.lowercased()) else { return nil }
    name = argument.lowercased()
  }

  /// The order of a stage that is meant.
  ///
  /// - Throws: `ArgumentError.badValue` if the stage has none of that name.
  func order(of stage: Stage) throws(ArgumentError) -> StepOrder {
    if let order = stage.order(named: name) { return order }
    let reason =
      stage.orders.isEmpty
      ? "stage \(stage.number) has one order, that of its numbers"
      : "stage \(stage.number) has no such order; kata order \(stage.number) shows them"
    throw .badValue("ORDER", value: name, reason: reason, nearest: nil)
  }
}
