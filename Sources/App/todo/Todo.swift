import CommandLineKit
import Foundation
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
    exit(await run().rawValue)
  }

  private static func run() async -> ExitStatus {
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
    let (addClasses, isAddBegun) = await addClasses(options.implementation)
    let session = TodoSession(
      options: options,
      output: output,
      lines: LineReader(descriptor: STDIN_FILENO),
      prompt: output.isTerminal && isatty(STDIN_FILENO) == 1 ? Prompt(on: output) : nil,
      style: TextStyle(isTerminal: output.isTerminal, environment: environment),
      complain: complain,
      makeListModule: await makeListModule(options.implementation, isAddBegun: isAddBegun),
      addClasses: addClasses
    )
    return await session.run()
  }

  private static func makeListModule(
    _ implementation: TodoOptions.Implementation,
    isAddBegun: Bool
  ) async -> @MainActor (ListModuleParts) -> ListModule {
    switch implementation {
    case .solution: makeSolutionListModule
    case .exercise:
      await isChangeBegun()
        ? makeChangeExerciseListModule : await exerciseMaker(isAddBegun: isAddBegun)
    }
  }

  // The solution replaces the classes of Stage 6 that do not do all their work.
  private static func addClasses(
    _ implementation: TodoOptions.Implementation
  ) async -> (AddClasses, isBegun: Bool) {
    guard implementation == .exercise else { return (solutionAddClasses, false) }
    let own = FinishedAddClasses(exerciseAddClasses)
    let (classes, unfinished) = await own.completed(with: solutionAddClasses)
    let isBegun = unfinished.count < FinishedAddClasses.names.count
    if isBegun, !unfinished.isEmpty {
      let names = unfinished.joinedWithAnd
      complain("You have not finished \(names), so the solution's code runs there.")
    }
    return (classes, isBegun)
  }

  // The solution replaces classes that the learner has not begun. If none is begun, the session
  // says how to begin.
  private static func exerciseMaker(
    isAddBegun: Bool
  ) async -> @MainActor (ListModuleParts) -> ListModule {
    let own = SilentStages { makeExerciseListModule($0, solved: []) }
    let silent = await own.silentParts()
    guard !silent.isEmpty, isAddBegun || silent.count < SilentStages.Part.allCases.count else {
      return { makeExerciseListModule($0, solved: []) }
    }
    let names = silent.map { "the \($0)" }.joinedWithAnd
    complain("You have not begun \(names), so the solution's code runs there.")
    return { makeExerciseListModule($0, solved: silent) }
  }

  // File names and errors contain text of other people; it must not control the terminal.
  private nonisolated static func complain(_ sentence: String) {
    let stream = StandardStream.error
    let line = HangingLine("todo: \(sentence.shownAsData)")
    for row in line.shown(columns: stream.columns, style: .plain) { stream.write(row + "\n") }
  }
}
