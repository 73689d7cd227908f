import CommandLineKit

/// A command without a name, for the tests of arguments.
struct Look: Command, Equatable {
  var isSlow = false

  static let name = ""
  static let summary = "look around"
  static let parameters: [Parameter<Look>] = [.flag("--slow", \.isSlow, "take some time")]
}

/// The options of both named commands.
struct Shared: Equatable {
  var oven: String?

  static let parameters: [Parameter<Shared>] = [
    .option("--oven", "NAME", \.oven, "which oven", example: "left")
  ]
}

/// A command with each kind of parameter.
struct Bake: Command, Equatable {
  enum Shape: String, CaseIterable, ArgumentValue {
    case round
    case square
  }

  var cake = ""
  var layers: Int?
  var toppings: [String] = []
  var minutes: UInt64?
  var shape: Shape?
  var guests: [String] = []
  var isWarm = false
  var shared = Shared()

  static let name = "bake"
  static let summary = "bake a cake"
  static let parameters: [Parameter<Bake>] =
    [
      .word("CAKE", \.cake, "the kind of cake", example: "carrot"),
      .word("LAYERS", \.layers, "how many layers", example: "3"),
      .words("TOPPING", \.toppings, "what lies on top"),
      .option("--minutes", "N", \.minutes, "how long it stays in", example: "45"),
      .option("--shape", "SHAPE", \.shape, "how it looks"),
      .flag("--warm", \.isWarm, "leave it warm"),
      .option("--for", "GUEST", \.guests, "who eats it", example: "Ann"),
    ] + Shared.parameters.map { $0.kept(in: \.shared) }
}

/// A command that needs at least one of its words.
struct Wash: Command, Equatable {
  var dishes: [String] = []

  static let name = "wash"
  static let summary = "wash the dishes"
  static let parameters: [Parameter<Wash>] = [
    .words("DISH", \.dishes, "what is dirty", isRequired: true, example: "plate")
  ]
}

// The example in the documentation of `Command`.
struct Reset: Command {
  var stage = ""
  var isConfirmed = false

  static let name = "reset"
  static let summary = "put the starter of a stage back"
  static let parameters: [Parameter<Reset>] = [
    .word("STAGE", \.stage, "the stage's number", example: "1"),
    .flag("--yes", \.isConfirmed, "do not ask"),
  ]
}

/// A program of the first three, whose action is the command itself.
enum Kitchen {
  static let program = Program<any Command & Sendable>(
    name: "kitchen",
    about: "Makes what is eaten.",
    version: "1.2",
    topics: ["gas": "Gas is dear."],
    entries: [
      .init(Look.self) { $0 }, .init(Bake.self) { $0 }, .init(Wash.self, isHidden: true) { $0 },
    ]
  )
}
