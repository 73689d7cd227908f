import CommandLineKit
import KataCore
import KataJudge
import KataStages

/// A command of `kata`, with its parameters and its action.
package protocol KataCommand: Command {
  /// Runs the command.
  ///
  /// - Throws: an error whose description gives the problem and the next step.
  func run() async throws -> ExitStatus
}

extension Command {
  /// The description of `--core`.
  package static var coreHelp: String {
    "only the core steps (the first 12 take 90 minutes)"
  }
}

extension KataProgram.Entry {
  package init<C: KataCommand>(_ command: C.Type, isHidden: Bool = false) {
    self.init(command, isHidden: isHidden) { command in { try await command.run() } }
  }
}

// People name a stage by its number or by its name.
extension Stage: ArgumentValue {
  package static var words: [String] {
    Curriculum.viperKata.stages.flatMap { ["\($0.number)", $0.stem.lowercased()] }
  }

  package init?(argument: String) {
    guard let stage = Curriculum.viperKata.stage(named: argument) else { return nil }
    self = stage
  }
}

// The agendas of `.github/WORKSHOP.md`.
extension Agenda: ArgumentValue {
  package static var words: [String] { Curriculum.viperKata.agendas.map(\.name) }

  package init?(argument: String) {
    guard let place = Self.words.firstIndex(of: argument) else { return nil }
    self = Curriculum.viperKata.agendas[place]
  }
}

extension Stage? {
  /// This stage, or every stage.
  package func orAll(of curriculum: Curriculum) -> [Stage] { map { [$0] } ?? curriculum.stages }
}

/// The form of a command's output: text for people, or one JSON object for programs.
package enum OutputFormat: String, CaseIterable, ArgumentValue { case text, json }
