import CommandLineKit
import KataLearner

/// The commands of `kata` that are not for a step: the learner's rhythm, the class and its
/// verdicts, the kit's proof.
///
/// `kata` builds this program when one of them is typed, and continues as this program.
@main
enum Workshop {
  static func main() async {
    let program = KataProgram(entries: [
      .init(ReportCommand.self), .init(ClassCommand.self), .init(VerifyCommand.self),
      .init(CheckCommand.self) { command in { try await command.runOnCopies() } },
    ])
    await program.runAndExit()
  }
}
