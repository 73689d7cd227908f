import Foundation
import KataKit

/// The command that a learner lives in.
@main
enum Kata {
  static func main() async {
    let interrupts = ChildProcess.endChildrenOnInterrupt()
    let status = await run(Array(CommandLine.arguments.dropFirst()))
    for interrupt in interrupts { interrupt.cancel() }
    exit(status.rawValue)
  }

  /// Carries out the words behind `kata`; what cannot be done is said on standard error.
  static func run(_ words: [String]) async -> ExitStatus {
    do {
      let command = try Command(words)
      let package = try Checkout.enclosing(URL(filePath: FileManager.default.currentDirectoryPath))
      switch command {
      case .help: return say(Command.helpText)
      case .show: return try await ShowCommand(package: package).run()
      case .check(let level, let seed):
        return try await CheckCommand(package: package, level: level, seed: seed).run()
      case .grade(let stage):
        return try await GradeCommand(package: package, stage: stage).run()
      case .verify: return try await VerifyCommand(package: package).run()
      case .verifyHistory: return try await VerifyHistoryCommand(package: package).run()
      }
    } catch let error as CommandError {
      complain("kata: \(error)")
      return .usage
    } catch {
      complain("kata: \(error)")
      return .failure
    }
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
