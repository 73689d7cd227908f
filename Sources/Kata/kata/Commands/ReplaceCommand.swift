import Foundation
import KataKit

/// Writes another text in place of the learner's file, which is kept under a name with the time.
struct ReplaceCommand {
  /// What is written.
  enum Replacement {
    /// The starter, for `kata reset`.
    case starter
    /// The history's text after a step, for `kata catch-up`.
    case history
  }

  let package: Checkout
  let invocation: Invocation
  let replacement: Replacement

  func run() throws -> ExitStatus {
    guard let stage = try invocation.stage(at: 0) else {
      throw WordError.tooFewWords(invocation.command)
    }
    let (files, what) = try newFiles(of: stage)
    let kept = KeptFiles(package: package.root, stage: stage, at: .now)
    let changed = files.filter { path, text in
      (try? String(contentsOf: package.root.appending(path: path), encoding: .utf8)) != text
    }
    guard !changed.isEmpty else {
      print("Nothing to do: \(what) is there already.")
      return .success
    }
    let names = changed.keys.sorted()
    print("\(names.joined(separator: ", ")) will be \(what).")
    print("What is there now is kept in \(kept.folder).")
    guard try isConfirmed() else {
      print("Nothing was changed.")
      return .failure
    }
    for path in names {
      try kept.keep(path)
      try Data((changed[path] ?? "").utf8)
        .write(to: package.root.appending(path: path), options: .atomic)
    }
    var (progress, _) = try LearnerProgress.load(in: package.root)
    progress.forget(stage)
    try progress.save(in: package.root)
    print("Done. swift run kata goes on from there.")
    return .success
  }

  // The files that are written, by path, and what they are in a few words.
  private func newFiles(of stage: Stage) throws -> (files: [String: String], what: String) {
    let history = History(of: stage)
    switch replacement {
    case .starter: return ([stage.exerciseFile: try history.starter], "the starter")
    case .history:
      if let step = try invocation.step(at: 1, in: stage) {
        let text = try history.text(after: step.number)
        return ([stage.exerciseFile: text], "the file as it is after step \(step.number)")
      }
      let last = Catalogue.steps(of: stage).count
      var files = [stage.exerciseFile: try history.text(after: last)]
      // The whole stage is done only with the tests that the learner would have written.
      let solutions = package.root.appending(path: "Solutions/\(stage.folder)/Tests")
      for name in try FileManager.default.contentsOfDirectory(atPath: solutions.path) {
        files["\(stage.ownTestsFolder)/\(name)"] = try String(
          contentsOf: solutions.appending(path: name),
          encoding: .utf8
        )
      }
      return (files, "the finished stage")
    }
  }

  private func isConfirmed() throws -> Bool {
    if invocation.has("--yes") { return true }
    guard isatty(STDIN_FILENO) == 1 else { throw ReplaceError.noAnswer(invocation.command) }
    print("Go on? [y/N] ", terminator: "")
    fflush(nil)
    return ["y", "yes"].contains(readLine()?.lowercased())
  }
}

/// A question that nobody can answer.
enum ReplaceError: Error, Equatable, CustomStringConvertible {
  case noAnswer(CommandName)

  var description: String {
    switch self {
    case .noAnswer(let command):
      """
      kata \(command.rawValue) asks before it changes a file, and there is no terminal to ask. \
      Add --yes to go on without the question.
      """
    }
  }
}
