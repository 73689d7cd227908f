import Foundation
import KataKit

extension Curriculum {
  /// Two stages of a few steps, so that no test depends on the steps of the kata.
  static let toy = Curriculum(stages: [.counter, .dial])
}

extension Stage {
  /// The toy's first stage: each kind of step, and each level.
  static let counter = Stage(
    number: 1,
    stem: "Counter",
    title: "Counter",
    lesson: "to turn.",
    histories: toyHistories,
    typeNames: ["TurnCounter"],
    steps: [
      .toy("first", "It begins at zero", mutants: ["beginsAtOne"]),
      .toy(
        "second",
        "It counts a turn",
        question: .refactoring("Is nine named?"),
        hints: 3,
        mutants: ["countsTwice", "countsNothing"]
      ),
      .toy(
        "yours",
        "It stops at nine",
        requirement: "Stop at nine, please.",
        mutants: ["neverStops", "stopsAtEight", "wrapsAround"]
      ),
      .toy("guard", "It can be read twice", .more, kind: .guard, mutants: ["readingResets"]),
      .toy(
        "yours-too",
        "It can be reset",
        .more,
        requirement: "Begin again, please.",
        mutants: ["neverResets", "resetsToOne", "resetsTwice"]
      ),
      .toy(
        "guard-too",
        "It is alone",
        .deep,
        kind: .guard,
        question: "Is zero named?",
        mutants: ["isShared"]
      ),
      .toy("last", "It reports who turned it", .deep, mutants: ["reportsNobody"]),
    ],
    variants: [Variant("countsDown", "It counts down and subtracts.")]
  )

  /// A first stage whose core ends the workshop.
  static let endOfWorkshop = Stage(
    number: 1,
    stem: "Counter",
    title: "Counter",
    histories: toyHistories,
    typeNames: ["TurnCounter"],
    endsWorkshop: true,
    steps: [.toy("first", "It begins at zero", mutants: ["beginsAtOne"])],
    variants: []
  )

  /// The toy's second stage.
  static let dial = Stage(
    number: 2,
    stem: "DialView",
    title: "Dial View",
    histories: toyHistories,
    typeNames: ["DialView"],
    steps: [
      .toy("begin", "It shows a number", mutants: ["showsNothing"]),
      .toy("watch", "It shows no other", .more, kind: .guard, mutants: ["showsAll"]),
    ],
    variants: []
  )

  /// A stage of two classes: one step names its class, one names none.
  static let clockwork = Stage(
    number: 3,
    stem: "Clockwork",
    title: "Clockwork",
    histories: toyHistories,
    typeNames: ["Wheel", "Spring"],
    steps: [
      .toy("turn", "It turns", mutants: ["stands"]),
      .toy("tension", "It is wound up", of: "Spring", mutants: ["hangs"]),
    ],
    variants: []
  )

  /// A stage of two classes that ends with a property.
  static let watch = Stage(
    number: 4,
    stem: "Watch",
    title: "Watch",
    histories: toyHistories,
    typeNames: ["Face", "Gear"],
    steps: [
      .toy("hand", "It has a hand", of: "Face", mutants: ["noHand"]),
      .toy(
        "glass",
        "It has a glass",
        of: "Face",
        requirement: "Glass, please.",
        mutants: ["noGlass"]
      ),
      .toy("property", "It agrees", of: "Face", .more, kind: .property, mutants: ["differs"]),
    ],
    variants: []
  )

  /// The histories of the toys.
  static let toyHistories = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "ToyHistories")

  /// A stage of two classes whose histories are missing.
  static let lost = Stage(
    number: 5,
    stem: "Lost",
    title: "Lost",
    histories: URL(filePath: "/none"),
    typeNames: ["Wheel", "Spring"],
    steps: [],
    variants: []
  )

  /// The step with this name; an error if there is none.
  func toyStep(_ name: String) throws -> Step {
    guard let step = step(named: name) else { throw NoSuchStep(name: name) }
    return step
  }

  struct NoSuchStep: Error {
    var name: String
  }
}

extension Step {
  /// A row with hints and mutants named after it.
  static func toy(
    _ name: String,
    _ title: String,
    of typeName: String? = nil,
    _ level: Level = .core,
    kind: Kind = .driving,
    requirement: String? = nil,
    question: Question? = nil,
    hints: Int = 2,
    mutants: [String]
  ) -> Step {
    Step(
      name,
      title,
      of: typeName,
      level: level,
      kind: kind,
      requirement: requirement,
      question: question,
      test: "test_\(name)",
      hints: (1...hints).map { "Hint \($0) for \(name)." },
      mutants: mutants.map { Mutant($0, "The fault \($0).") }
    )
  }
}
