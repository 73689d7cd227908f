import Foundation
import KataCore
import Testing

@testable import KataStages

/// The text of a stage is read into its rows, or refused with the line.
struct StageTextTests {
  private static let text = """
    title: The Wheel
    lesson: to turn.
    classes: Wheel, Brake
    changes: 1, 2
    agendas: short,
      long
    app: run the app
    variant: twoWheels: There are two wheels.

    level: core

    step: turns
    title: Turns
    why: Because.
    test: test_01_turn_turns
    hint: A first nudge, which is long and
      goes on in the next line.
    hint: A second nudge.
    fault: neverTurns: It never turns: not once.

    step: stops
    title: Stops
    why: Because.
    about: Brake
    kind: guard
    refactor: Is it named?
    requirement: Stop, please.
    test: test_02_brake_stops
    hint: A nudge.
    fault: neverStops: It never stops.
    bonus: stopsLate: It stops late.

    level: more

    step: rolls
    title: Rolls
    why: Because.
    tidy: Is it round?
    test: test_03_road_rolls
    minutes: 2, 5
    hint: A nudge.
    fault: neverRolls: It never rolls.

    level: property

    step: any
    title: Rolls on any road
    why: Because.
    test: test_04_anyRoad_rolls
    hint: A nudge.
    fault: slips: It slips.
    open: how fast.

    """

  @Test(
    "Each line of the text is a fact of the stage, or of the step above the line",
    arguments: ["\n", "\r\n"]
  )
  func test_text_whole_isRead(lineEnd: String) throws {
    let stage = try StageText(Self.text.replacing("\n", with: lineEnd), in: "Stage.txt")
      .stage(number: 3, stem: "Wheel", histories: URL(filePath: "/a"))

    let steps = stage.steps.map { step in
      [
        step.name, step.title, step.why, "\(step.level)", "\(step.kind)", step.test,
        "\(step.minutes)", step.typeName ?? "", step.requirement ?? "", step.question?.text ?? "",
        step.open ?? "",
      ].joined(separator: "|")
    }
    #expect(
      steps == [
        "turns|Turns|Because.|core|driving|test_01_turn_turns|[]||||",
        "stops|Stops|Because.|core|guard|test_02_brake_stops|[]|Brake|Stop, please.|Is it named?|",
        "rolls|Rolls|Because.|more|driving|test_03_road_rolls|[2, 5]|||Is it round?|",
        "any|Rolls on any road|Because.|more|property|test_04_anyRoad_rolls|[]||||how fast.",
      ]
    )
    let hint = "A first nudge, which is long and goes on in the next line."
    #expect(stage.steps[0].hints == [hint, "A second nudge."])
    #expect(stage.steps.map(\.asksForRefactoring) == [false, true, false, false])
    #expect(stage.mutants.first == Mutant("neverTurns", "It never turns: not once."))
    #expect(stage.steps[1].mutants.map(\.isBonus) == [false, true])
    #expect(stage.variants == [Variant("twoWheels", "There are two wheels.")])
    #expect([stage.title, stage.lesson, stage.app] == ["The Wheel", "to turn.", "run the app"])
    #expect(stage.typeNames + stage.agendas == ["Wheel", "Brake", "short", "long"])
    #expect(stage.changedStages == [1, 2])
  }

  @Test(
    "A line that cannot be read is named with its number and the reason",
    arguments: [
      ("  goes on", "over", 17, "the line has no key; write key: value, or begin it with blanks"),
      ("hint: A second", "hnt: A second", 18, "the key \"hnt\" is unknown; these keys are known: "),
      ("title: Turns\n", "", 12, "the step has no \"title\""),
      ("title: Turns", "title: Turns\ntitle: Turns", 14, "\"title\" is there twice"),
      (
        "kind: guard", "kind: soft", 25,
        "\"soft\" is no kind; use driving, guard, outer or property"
      ),
      ("level: more", "level: mroe", 33, "\"mroe\" is no level; use core, more, deep or property"),
      ("level: more", "level: property", 46, "\"any\" is a second property; a stage has one"),
      ("level: core\n", "", 11, "\"turns\" is in no level; write level: core above its line"),
      ("level: more", "level: more\nhint: Lost.", 34, "the key \"hint\" is unknown"),
      ("slips: It slips.", "slips", 51, "\"slips\" has no name; write name: sentence"),
      ("classes: Wheel, Brake\n", "", 1, "the stage has no \"classes\""),
      ("changes: 1, 2", "changes: one", 4, "\"one\" is no number of a stage"),
      ("minutes: 2, 5", "minutes: 2, x", 40, "\"2, x\" is no number of minutes"),
      ("test: test_03", "tidy: Twice?\ntest: test_03", 39, "\"tidy\" is there twice"),
      ("test: test_03", "refactor: Both?\ntest: test_03", 39, "\"refactor\" is there twice"),
    ]
  )
  func test_text_wrongLine_isNamed(right: String, wrong: String, line: Int, reason: String) {
    let text = Self.text.replacing(right, with: wrong)

    let error = #expect(throws: StageTextError.self) {
      try StageText(text, in: "Stage.txt")
        .stage(number: 3, stem: "Wheel", histories: URL(filePath: "/a"))
    }

    let message = error?.description ?? ""
    #expect(message.hasPrefix("Stage.txt:\(line): \(reason)"), "\(message)")
  }

  @Test("A text that is not there is named, with the command that restores it")
  func test_folder_withoutText_isNamed() {
    let folder = URL(filePath: "/nowhere/3-Wheel")

    let error = #expect(throws: StageTextError.self) { try Stage(in: folder) }

    #expect(
      error?.description == """
        /nowhere/3-Wheel/Stage.txt cannot be read. Restore it: git checkout -- Sources/Stages. If \
        you moved the package, build it again: rm -rf .build && swift build --build-tests. If your \
        shell allows only a few open files, allow more: ulimit -n 256
        """
    )
  }
}
