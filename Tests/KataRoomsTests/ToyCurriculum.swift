import Foundation
import ScratchFolders

@testable import KataCore

extension Curriculum {
  /// Two stages of a few steps, so that no test depends on the steps of the kata.
  static let toy = Curriculum(stages: [.counter, .dial])
}

extension Stage {
  /// The toy's first stage: each kind of step, and each level.
  static let counter = toy(
    lesson: "to turn.",
    agendas: ["short", "long"],
    core: [
      .toy("first", "It begins at zero", minutes: [2, 3], mutants: ["beginsAtOne"]),
      .toy(
        "second",
        "It counts a turn",
        minutes: [4, 5],
        question: Step.Question("Is nine named?", isRefactoring: true),
        hints: 3,
        mutants: ["countsTwice", "countsNothing"]
      ),
      .toy(
        "yours",
        "It stops at nine",
        minutes: [8, 9],
        requirement: "Stop at nine, please.",
        mutants: ["neverStops", "stopsAtEight", "wrapsAround"]
      ),
    ],
    more: [
      .toy("guard", "It can be read twice", kind: .guard, mutants: ["readingResets"]),
      .toy(
        "yours-too",
        "It can be reset",
        requirement: "Begin again, please.",
        mutants: ["neverResets", "resetsToOne", "resetsTwice"]
      ),
    ],
    deep: [
      .toy(
        "guard-too",
        "It is alone",
        kind: .guard,
        question: Step.Question("Is zero named?"),
        mutants: ["isShared"]
      ),
      .toy("last", "It reports who turned it", mutants: ["reportsNobody"]),
    ],
    variants: [Variant("countsDown", "It counts down and subtracts.")]
  )

  /// The toy's second stage.
  static let dial = toy(
    2,
    "DialView",
    title: "Dial View",
    of: ["DialView"],
    agendas: ["long"],
    core: [.toy("begin", "It shows a number", minutes: [6], mutants: ["showsNothing"])],
    more: [.toy("watch", "It shows no other", kind: .guard, mutants: ["showsAll"])]
  )

  /// A stage of two classes, which ends with a property: one step names its class, one names none.
  static let clockwork = toy(
    3,
    "Clockwork",
    of: ["Wheel", "Spring"],
    core: [
      .toy("turn", "It turns", mutants: ["stands"]),
      .toy("tension", "It is wound up", of: "Spring", mutants: ["hangs"]),
    ],
    property: .toy("property", "It agrees", mutants: ["differs"])
  )

  /// The histories of the toys.
  static let toyHistories = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "ToyHistories")

  /// A stage whose class is a counter, or these.
  static func toy(
    _ number: Int = 1,
    _ stem: String = "Counter",
    title: String? = nil,
    lesson: String = "",
    histories: URL = toyHistories,
    of typeNames: [String] = ["TurnCounter"],
    changing changedStages: [Int] = [],
    agendas: [String] = [],
    core: [Step],
    more: [Step] = [],
    deep: [Step] = [],
    property: Step? = nil,
    variants: [Variant] = []
  ) -> Stage {
    Stage(
      number: number,
      stem: stem,
      title: title ?? stem,
      lesson: lesson,
      histories: histories,
      typeNames: typeNames,
      changedStages: changedStages,
      agendas: agendas,
      app: "swift run todo --use \(number)",
      core: core,
      more: more,
      deep: deep,
      property: property,
      variants: variants
    )
  }

  /// The step with this name, or one that is in no stage if there is none.
  func toyStep(_ name: String) -> Step {
    step(named: name) ?? .toy(name, "There is no step \(name)")
  }
}

extension ScratchFolder {
  /// Writes the starters of a stage, with more text at the end of each.
  func writeStarters(of stage: Stage, adding text: String = "") throws {
    for file in stage.files {
      try write(History(of: file, in: stage).starter + text, to: file.exercise)
    }
  }
}

extension Step {
  /// A row with hints and mutants named after it.
  static func toy(
    _ name: String,
    _ title: String,
    minutes: [Int] = [],
    of typeName: String? = nil,
    kind: Kind = .driving,
    requirement: String? = nil,
    question: Question? = nil,
    hints: Int = 2,
    mutants: [String] = [],
    bonus: [String] = []
  ) -> Step {
    Step(
      name,
      title,
      minutes: minutes,
      of: typeName,
      kind: kind,
      requirement: requirement,
      question: question,
      test: "test_\(name)",
      hints: (1...hints).map { "Hint \($0) for \(name)." },
      mutants: mutants.map { Mutant($0, "The fault \($0).") }
        + bonus.map { Mutant($0, "The fault \($0).", isBonus: true) }
    )
  }
}
