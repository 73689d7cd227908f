import CommandLineKit
import Foundation
import KataJudge
import KataRun

/// The learner's command.
@main
enum Kata {
  static func main() async {
    StandardStream.openClosedOnes()
    ChildProcess.adoptOrphans()
    let interrupts = ChildProcess.endChildrenOnInterrupt()
    let status = await run(Array(CommandLine.arguments.dropFirst()))
    for interrupt in interrupts { interrupt.cancel() }
    ChildProcess.endAll()
    if let workspace = try? Workspace.current() {
      TemporaryFolder.removeLeftovers(in: workspace)
    }
    exit(StandardStream.statusOfOutput(of: "kata", after: status).rawValue)
  }

  /// The commands and options of `kata`.
  static let program = Program<@Sendable () async throws -> ExitStatus>(
    name: "kata",
    about: "Learn test-driven development on a to-do list in VIPER.",
    version: KitVersion.current,
    topics: ["environment": RunSettings.Variable.table],
    entries: [
      .init(ShowCommand.self), .init(CheckCommand.self), .init(ListCommand.self),
      .init(HintCommand.self), .init(NextCommand.self), .init(GradeCommand.self),
      .init(BackCommand.self), .init(ResetCommand.self), .init(CatchUpCommand.self),
      .init(SolutionCommand.self), .init(ReportCommand.self), .init(DoctorCommand.self),
      .init(RestoreCommand.self, isHidden: true), .init(ClassCommand.self, isHidden: true),
      .init(VerifyCommand.self, isHidden: true),
    ]
  )

  /// Runs the words after `kata`; errors go to standard error.
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

  // Otherwise each test process would report the same error and end.
  private static func checkEnvironment() throws {
    let limit = RunSettings.Variable.stepLimit.rawValue
    let text = ProcessInfo.processInfo.environment[limit].flatMap { $0.isEmpty ? nil : $0 }
    _ = try RunSettings.stepLimit(text)
  }

  private static func complain(_ error: any Error) {
    StandardStream.error.write("kata: \(error)\n")
  }
}
