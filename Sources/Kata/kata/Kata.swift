import CommandLineKit
import Foundation
import KataKit

/// The command that a learner lives in.
@main
enum Kata {
  static func main() async {
    StandardStream.openClosedOnes()
    let interrupts = ChildProcess.endChildrenOnInterrupt()
    let status = await run(Array(CommandLine.arguments.dropFirst()))
    for interrupt in interrupts { interrupt.cancel() }
    if let workspace = try? Workspace.current() {
      TemporaryFolder.removeLeftovers(in: workspace)
    }
    exit(status.rawValue)
  }

  /// What can be typed behind `kata`.
  static let program = Program<@Sendable () async throws -> ExitStatus>(
    name: "kata",
    about: "Learn test-driven development on a to-do list in VIPER.",
    version: KitVersion.current,
    topics: ["environment": environment],
    entries: [
      .init(ShowCommand.self), .init(CheckCommand.self), .init(ListCommand.self),
      .init(HintCommand.self), .init(NextCommand.self), .init(GradeCommand.self),
      .init(ResetCommand.self), .init(CatchUpCommand.self), .init(SolutionCommand.self),
      .init(CopyCommand.self), .init(SpyCommand.self), .init(ReportCommand.self),
      .init(ClassCommand.self),
      .init(DoctorCommand.self), .init(VerifyCommand.self),
    ]
  )

  /// Carries out the words behind `kata`; what cannot be done is said on standard error.
  static func run(_ words: [String]) async -> ExitStatus {
    do {
      switch try program.request(words) {
      case .show(let text):
        StandardStream.output.write(text + "\n")
        return .success
      case .run(let command):
        try checkEnvironment()
        return try await command()
      }
    } catch let error as UsageError {
      complain(error)
      return .usageError
    } catch let error as ArgumentError {
      complain(UsageError(problem: error, help: "kata --help"))
      return .usageError
    } catch {
      complain(SystemError(error) ?? error)
      return .failure
    }
  }

  // Each test process would say the same, and end.
  private static func checkEnvironment() throws {
    let limit = RunSettings.Variable.stepLimit.rawValue
    let text = ProcessInfo.processInfo.environment[limit].flatMap { $0.isEmpty ? nil : $0 }
    _ = try RunSettings.stepLimit(text)
  }

  private static func complain(_ error: any Error) {
    StandardStream.error.write("kata: \(error)\n")
  }

  private static let environment = """
    KATA_SUBJECT     what the suites check: exercise (default), solution,
                     variant:STAGE.NAME or mutant:STAGE.NAME
    KATA_ALL=1       run every step, also after a red one
    KATA_ARMED=1     run the steps of a stage whose starter is untouched
    KATA_HIDDEN=1    run the kit's own checks of the steps whose tests you write
    KATA_SEED        a whole number that scenarios and further values are drawn from
    KATA_SCENARIOS   how many scenarios a property goes through (default 1000)
    KATA_STEP_LIMIT  after how many seconds a step counts as hung (default 5)
    KATA_LEDGER      the file that every step writes its start and its end to
    KATA_LEDGER_TOKEN  what each line of that file is stamped with; no other is believed
    KATA_KIT=1       build and run the kit's own tests, too
    KATA_UP_TO_STAGE  build the suites of the stages up to this one, and no other tests;
                     kata sets it for its own builds until swift test has built everything
    """
}
