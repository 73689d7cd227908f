import CommandLineKit
import DoubleWriter
import Foundation

/// The command for an engineer who needs doubles in a project of their own.
@main
enum Doubles {
  static func main() {
    StandardStream.openClosedOnes()
    // A write beyond the limit of a file's size then fails, and deletes its temporary file.
    signal(SIGXFSZ, SIG_IGN)
    let status = run(Array(CommandLine.arguments.dropFirst()))
    exit(StandardStream.statusOfOutput(of: "doubles", after: status).rawValue)
  }

  /// The commands behind `doubles`.
  static let program = Program<any DoublesCommand>(
    name: "doubles",
    about: "Copy, write and check spies, mocks and fakes for tests in Swift.",
    version: KitVersion.current,
    topics: ["configuration": Configuration.help],
    entries: [
      .init(ListCommand.self) { $0 }, .init(CopyCommand.self) { $0 },
      .init(WriteCommand.self) { $0 }, .init(CheckCommand.self) { $0 },
      .init(ModuleCommand.self) { $0 },
    ]
  )

  /// Runs the command with these words; an error is one line on standard error.
  static func run(_ words: [String]) -> ExitStatus {
    do {
      switch try program.request(words.isEmpty ? ["--help"] : words) {
      case .show(let text):
        say(text)
        return .success
      case .run(let command):
        return try command.run()
      }
    } catch {
      StandardStream.error.write("doubles: \(error)\n")
      return error is UsageError ? .usageError : .failure
    }
  }

  /// Prints the text; on a terminal, long lines break between words.
  static func say(_ text: String) {
    let columns = StandardStream.output.columns
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { HangingLine(String($0)).shown(columns: columns, style: .plain) }
    StandardStream.output.write(rows.joined(separator: "\n") + "\n")
  }
}
