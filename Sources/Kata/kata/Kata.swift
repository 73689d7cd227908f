import Foundation
import KataKit

/// The command that a learner lives in.
@main
enum Kata {
  static let version = "1.0.0"

  static func main() async {
    let interrupts = ChildProcess.endChildrenOnInterrupt()
    let status = await run(Array(CommandLine.arguments.dropFirst()))
    for interrupt in interrupts { interrupt.cancel() }
    exit(status.rawValue)
  }

  /// Carries out the words behind `kata`; what cannot be done is said on standard error.
  static func run(_ words: [String]) async -> ExitStatus {
    do {
      if words == ["--version"] { return say("kata \(version)") }
      let invocation = try Invocation(words)
      if invocation.has("--help") { return say(HelpText.of(invocation.command)) }
      return try await run(invocation)
    } catch let error as WordError {
      complain("kata: \(error)")
      return .usage
    } catch {
      complain("kata: \(error)")
      return .failure
    }
  }

  private static func run(_ invocation: Invocation) async throws -> ExitStatus {
    if invocation.command == .help { return try help(invocation.values.first) }
    // A classroom is looked at from anywhere.
    if invocation.command == .classroom { return ClassCommand(places: invocation.values).run() }
    let package = try Checkout.enclosing(
      URL(filePath: FileManager.default.currentDirectoryPath)
    )
    let isInteractive = Terminal.current().isInteractive && isatty(STDIN_FILENO) == 1
    let level: Step.Level = invocation.has("--core") ? .core : .deep
    switch invocation.command {
    case .show where isInteractive:
      return try await LoopCommand(
        package: package,
        level: level,
        watches: !invocation.has("--manual-run")
      ).run()
    case .show: return try await ShowCommand(package: package, level: level).run()
    case .check:
      return try await CheckCommand(
        package: package,
        stage: invocation.stage(at: 0),
        level: level,
        seed: invocation.number(of: "--seed"),
        format: invocation.format()
      ).run()
    case .list: return try await ListCommand(package: package).run()
    case .hint:
      return try HintCommand(package: package, step: invocation.step(at: 0, in: nil)).run()
    case .next: return try await NextCommand(package: package, level: level).run()
    case .grade:
      return try await GradeCommand(package: package, stage: invocation.stage(at: 0)).run()
    case .reset:
      return try ReplaceCommand(
        package: package,
        invocation: invocation,
        replacement: .starter
      ).run()
    case .catchUp:
      return try ReplaceCommand(
        package: package,
        invocation: invocation,
        replacement: .history
      ).run()
    case .solution: return try await SolutionCommand(package: package, invocation: invocation).run()
    case .copy: return try CopyCommand(package: package, invocation: invocation).run()
    case .verify:
      return invocation.has("--history")
        ? try await VerifyHistoryCommand(package: package).run()
        : try await VerifyCommand(package: package).run()
    case .report: return try ReportCommand(package: package).run()
    case .doctor: return try await DoctorCommand(package: package).run()
    case .classroom, .help: return .failure
    }
  }

  private static func help(_ topic: String?) throws -> ExitStatus {
    guard let topic else { return say(HelpText.all) }
    if topic == "environment" { return say(HelpText.environment) }
    guard let command = CommandName(rawValue: topic) else { throw WordError.unknownCommand(topic) }
    return say(HelpText.of(command))
  }

  private static func say(_ text: String) -> ExitStatus {
    print(text)
    return .success
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// How the command ends; the numbers are those of `sysexits.h`.
enum ExitStatus: Int32 {
  case success = 0
  case failure = 1
  case usage = 64
}
