import CommandLineKit
import KataJudge
import KataRun

/// Judges every stage; green only if the ledger shows each required step green in both frameworks.
///
/// `kata` judges this working copy, and the program `workshop` the copies of other people.
package struct CheckCommand: Command {
  package var stage: Stage?
  package var isCore = false
  package var agenda: Agenda?
  package var seed: UInt64?
  package var format: CheckSummary.Format?
  package var copies: [String] = []

  package static let name = "check"
  package static let summary = "judge each step; status 0 if required steps are done"
  package static let parameters: [Parameter<CheckCommand>] = [
    .word("STAGE", \.stage, "the stage, if not all", example: "1"),
    .flag("--core", \.isCore, coreHelp),
    .option("--agenda", "NAME", \.agenda, "only the steps of a workshop's agenda", example: "90"),
    .option("--seed", "N", \.seed, "the seed of random values, to repeat a check", example: "42"),
    .option("--format", "FORMAT", \.format, "text, json, markdown or junit", example: "markdown"),
    .option("--of", "COPY", \.copies, "judge these working copies", example: "copies/*"),
  ]

  package init() {}

  /// The stages to judge.
  ///
  /// - Throws: `ArgumentError` if the agenda has no step of the stage.
  package func stages(of curriculum: Curriculum) throws(ArgumentError) -> [Stage] {
    let stages = stage.orAll(of: curriculum).filter { stage in
      agenda.map { stage.steps.contains(where: $0.contains) } ?? true
    }
    if stages.isEmpty, let agenda, let stage {
      let reason = "it has no step of stage \(stage.number)"
      throw ArgumentError.badValue("--agenda", value: agenda.name, reason: reason, nearest: nil)
    }
    return stages
  }
}
