import CommandLineKit
import KataJudge
import KataLearner

/// The learner's command.
@main
enum Kata {
  static func main() async { await program.runAndExit() }

  /// The commands and options of `kata`.
  static let program = KataProgram(entries: [
    .init(ShowCommand.self), .init(CheckCommand.self), .init(NextCommand.self),
    .init(BackCommand.self), .init(ResetCommand.self), .init(CatchUpCommand.self),
    .init(ofWorkshop: ReportCommand.self),
    // Keys of the loop do the same.
    .init(HintCommand.self, isHidden: true), .init(GradeCommand.self, isHidden: true),
    .init(ofWorkshop: ClassCommand.self, isHidden: true),
    .init(ofWorkshop: VerifyCommand.self, isHidden: true),
  ])
}

extension KataProgram.Entry {
  /// A command that another program carries out, so that a learner's first build leaves it out.
  init<C: Command>(ofWorkshop command: C.Type, isHidden: Bool = false) {
    self.init(command, isHidden: isHidden) { _ in
      { try await Build.become("workshop", showingOn: Terminal.current()) }
    }
  }
}
