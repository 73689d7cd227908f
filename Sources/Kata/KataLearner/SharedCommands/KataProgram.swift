import CommandLineKit
import Foundation
import KataCore
import KataJudge

/// A program of the kit: `kata`, or `workshop` for some of its commands.
package typealias KataProgram = Program<@Sendable () async throws -> ExitStatus>

extension KataProgram {
  /// `kata` with these commands.
  package init(entries: [Entry]) {
    self.init(
      name: "kata",
      about: "Learn test-driven development on a to-do list in VIPER.",
      version: KitVersion.current,
      topics: ["environment": RunSettings.Variable.table],
      entries: entries
    )
  }

  /// Runs the words of the command line, and ends the process with all its children.
  package func runAndExit() async -> Never {
    StandardStream.openClosedOnes()
    let interrupts = ChildProcess.endChildrenOnInterrupt()
    let status = await run(Array(CommandLine.arguments.dropFirst()))
    for interrupt in interrupts { interrupt.cancel() }
    ChildProcess.endAll()
    if let workspace = try? Workspace.current() {
      TemporaryFolder.removeLeftovers(in: workspace)
    }
    exit(StandardStream.statusOfOutput(of: "kata", after: status).rawValue)
  }

  // Runs the words after the program's name; errors go to standard error.
  private func run(_ words: [String]) async -> ExitStatus {
    do {
      switch try request(words) {
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
  private func checkEnvironment() throws {
    let limit = RunSettings.Variable.stepLimit.rawValue
    let text = ProcessInfo.processInfo.environment[limit].flatMap { $0.isEmpty ? nil : $0 }
    _ = try RunSettings.stepLimit(text)
  }

  private func complain(_ error: any Error) {
    Terminal.silent.say("kata: \(error)")
  }
}
