import CommandLineKit
import Foundation
import KataJudge
import KataLearner
import KataRun

/// Files that replace the learner's code and tests; the old files are kept.
struct Replacement {
  let workspace: Workspace
  let stage: Stage
  /// The contents to write, by path.
  let files: [String: Data]
  /// A short name of the contents.
  let what: String
  /// Whether they are the whole stage: then other test files are removed, because they test other
  /// code.
  var isWhole = true
  /// The progress in the stage that belongs to them; nil if there is none.
  var progress: LearnerProgress?
  /// The steps that they finish: the learner need not see these red.
  var met: [Step] = []

  /// Asks, keeps the present files, and writes; before that, it checks every file.
  ///
  /// - Throws: `SystemError` if one must not be replaced,
  ///   `BuildError.otherName` if a new file would stand beside the old one under another name,
  ///   `ReplacementError` if there is no terminal for the question.
  func run(isConfirmed: Bool, command: String) throws -> ExitStatus {
    let others =
      isWhole
      ? SwiftFiles.paths(below: stage.ownTestsFolder, in: workspace.root)
        .filter { files[$0] == nil } : []
    try workspace.check(files.keys.sorted() + others + [ProgressStore.path])
    let save = Save(in: workspace.root)
    for path in files.keys.sorted() {
      if let other = stage.otherName(of: path, in: save) {
        throw BuildError.otherName(other, right: path)
      }
    }
    let terminal = Terminal.current()
    let backup = Backup(package: workspace.root, stage: stage, at: .now)
    let changed = files.filter { PackageFile($0, in: workspace.root).content != $1 }
    guard !changed.isEmpty || !others.isEmpty else {
      terminal.say("Nothing to do: your files are \(what) already.")
      return .success
    }
    let names = changed.keys.sorted()
    if !names.isEmpty {
      terminal.say("\(names.joined(separator: ", ")) will be replaced by \(what).")
    }
    if !others.isEmpty { terminal.say("\(others.joined(separator: ", ")) will be removed.") }
    if (names + others).contains(where: isThere) {
      terminal.say("Your present files will be kept in \(backup.folder).")
    }
    guard try isConfirmed || isAnsweredYes(command) else {
      terminal.say("Nothing was changed.")
      return .failure
    }
    // Write to `.kata` first: if the disk is full, no file has changed yet.
    for path in names + others { try backup.keep(path) }
    let store = ProgressStore(package: workspace.root)
    var progress = try store.load { terminal.say($0) }
    if (names + others).contains(where: isThere) { try backup.progress.save(progress) }
    if let kept = self.progress {
      progress.restore(stage, from: kept)
    } else {
      progress.forget(stage)
      for step in met { progress.acknowledge(step) }
    }
    for path in names { try workspace.write(changed[path] ?? Data(), to: path) }
    try store.save(progress)
    for path in others {
      try FileManager.default.removeItem(at: workspace.root.appending(path: path))
    }
    // A file that the kit writes is not a change by the learner; on a full disk it counts as one.
    var seen = SeenTexts(in: workspace.root)
    _ = seen.change(of: stage, to: Save(in: workspace.root))
    try? seen.keep(stage)
    terminal.say("Done. Go on with: swift run kata\(progress.level == .core ? " --core" : "")")
    return .success
  }

  private func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: workspace.root.appending(path: path).path)
  }

  private func isAnsweredYes(_ command: String) throws -> Bool {
    guard isatty(STDIN_FILENO) == 1 else { throw ReplacementError.noAnswer(command) }
    StandardStream.output.write("Go on? [y/N] ")
    return ["y", "yes"].contains(readLine()?.lowercased())
  }
}

/// A reason why no file is replaced.
enum ReplacementError: Error, Equatable, CustomStringConvertible {
  /// The command asks, and there is no terminal.
  case noAnswer(String)
  /// No file of the stage with this number was kept.
  case nothingKept(stage: Int)

  var description: String {
    switch self {
    case .noAnswer(let command):
      """
      kata \(command) asks before it changes a file, but there is no terminal. Add --yes to skip \
      the question.
      """
    case .nothingKept(let stage):
      "No text of yours of stage \(stage) is kept in \(LearnerFolder.path)/kept."
    }
  }
}
