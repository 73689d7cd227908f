import CommandLineKit
import Foundation
import LearnerClasses
import TodoApp

/// The command: arguments and streams in, exit status out.
@main
@MainActor
struct Todo {
  static func main() async {
    StandardStream.openClosedOnes()
    // Restore SIGPIPE in case the parent ignored it: otherwise a closed pipe would not end the app.
    signal(SIGPIPE, SIG_DFL)
    // Report a limit on file sizes as a full disk: its signal would end the process.
    signal(SIGXFSZ, SIG_IGN)
    exit(StandardStream.statusOfOutput(of: "todo", after: await run()).rawValue)
  }

  private static func run() async -> ExitStatus {
    for index in 0..<Int(CommandLine.argc) {
      // Swift replaces the bytes that are not UTF-8, and a path would be another one.
      guard let word = CommandLine.unsafeArgv[index], String(validatingCString: word) == nil else {
        continue
      }
      complain("the argument \(String(cString: word)) is not in UTF-8; give it another name")
      return .usageError
    }
    let environment = ProcessInfo.processInfo.environment
    let program = TodoOptions.program(environment: environment)
    do throws(UsageError) {
      switch try program.request(Array(CommandLine.arguments.dropFirst())) {
      case .show(let text):
        StandardStream.output.write(text + "\n")
        return .success
      case .run(let options):
        return await run(options, environment)
      }
    } catch {
      complain(error.description)
      return .usageError
    }
  }

  private static func run(
    _ options: TodoOptions,
    _ environment: [String: String]
  ) async -> ExitStatus {
    let output = TerminalOutput(descriptor: STDOUT_FILENO)
    let lastOwnStage = options.implementation.lastOwnStage
    let session = TodoSession(
      options: options,
      output: output,
      lines: LineReader(descriptor: STDIN_FILENO),
      prompt: output.isTerminal && isatty(STDIN_FILENO) == 1 ? Prompt(on: output) : nil,
      style: TextStyle(isTerminal: output.isTerminal, environment: environment),
      complain: complain,
      listClasses: .learners(upTo: lastOwnStage),
      addClasses: .learners(upTo: lastOwnStage),
      detailClasses: .learners(upTo: lastOwnStage),
      linkOpener: SystemLinkOpener()
    )
    return await session.run()
  }

  // File names and errors contain text of other people; it must not control the terminal.
  private nonisolated static func complain(_ sentence: String) {
    let stream = StandardStream.error
    let line = HangingLine("todo: \(sentence.shownAsData)")
    for row in line.shown(columns: stream.columns, style: .plain) { stream.write(row + "\n") }
  }
}
