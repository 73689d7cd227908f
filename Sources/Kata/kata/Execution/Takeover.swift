import Foundation
import KataKit

/// Lets a stage begin with the learner's own code of the stages that it changes.
struct Takeover {
  let workspace: Workspace

  /// Copies the code, if the stage is not begun and the core of each of those stages is done.
  ///
  /// First backs up the learner's files that it would overwrite, except untouched starters.
  ///
  /// - Returns: whether a file was written, and a sentence on the code that the stage begins with;
  ///   nil once that code has changed.
  /// - Throws: Foundation's error if a file cannot be written.
  func take(into stage: Stage, after reports: [StageReport]) throws -> (isNew: Bool, note: String?)
  {
    let older = olderStages(of: stage)
    let isDone = older.allSatisfy { old in
      reports.contains { $0.stage == old && $0.hasRun && $0.limited(to: .core).current == nil }
    }
    guard !older.isEmpty, isDone else { return (false, nil) }
    let texts = try texts(of: older, for: stage)
    let isBegun = !stage.begunFiles(in: workspace.root).isEmpty
    let isThere = texts.allSatisfy { path, text in workspace.text(of: path) == text }
    guard !isThere, !isBegun else { return (false, isThere && isBegun ? note(of: stage) : nil) }
    if let last = TakeoverRecord(of: stage, in: workspace), last.texts == texts,
      let reason = last.reason
    {
      return (false, refusal(of: stage, since: reason))
    }
    let backup = Backup(package: workspace.root, stage: stage, at: .now)
    let starters = stage.files.map(\.exercise)
    let inTheWay = texts.keys.sorted().filter { path in
      !starters.contains(path) && workspace.text(of: path).map { $0 != texts[path] } ?? false
    }
    for path in inTheWay { try backup.keep(path) }
    let olds = inTheWay.compactMap { path in workspace.text(of: path).map { (path, $0) } }
    try TakeoverRecord(texts: texts, inTheWay: Dictionary(uniqueKeysWithValues: olds))
      .save(of: stage, in: workspace)
    try write(texts, of: stage)
    let kept = inTheWay.isEmpty ? "" : " Replaced files are in \(backup.folder)."
    return (true, note(of: stage) + kept)
  }

  /// Restores the files from before the copy, because the copy does not build for this reason.
  ///
  /// - Returns: a sentence on the code that the stage begins with, and why.
  /// - Throws: Foundation's error if a file cannot be written.
  func giveUp(_ stage: Stage, since reason: String) throws -> String {
    var record =
      try TakeoverRecord(of: stage, in: workspace)
      ?? TakeoverRecord(texts: texts(of: olderStages(of: stage), for: stage), inTheWay: [:])
    record.reason = reason
    try record.save(of: stage, in: workspace)
    let before = try stage.texts(after: 0).merging(record.inTheWay) { $1 }
    for path in record.texts.keys where before[path] == nil {
      try FileManager.default.removeItem(at: workspace.root.appending(path: path))
    }
    try write(before.filter { record.texts.keys.contains($0.key) }, of: stage)
    return refusal(of: stage, since: reason)
  }

  /// Whether the stage's code is a copy of the learner's older code, unchanged since then.
  func isThere(in stage: Stage) -> Bool {
    let older = olderStages(of: stage)
    guard !older.isEmpty, !stage.begunFiles(in: workspace.root).isEmpty else { return false }
    let copies = [
      TakeoverRecord(of: stage, in: workspace)?.texts, try? texts(of: older, for: stage),
    ]
    return copies.contains { texts in
      texts?.allSatisfy { path, text in workspace.text(of: path) == text } ?? false
    }
  }

  /// The files that a copy put next to the stage's classes, if they still exist.
  func copiedFiles(of stage: Stage) -> [String] {
    let older = olderStages(of: stage)
    guard !older.isEmpty else { return [] }
    let written = TakeoverRecord(of: stage, in: workspace)?.texts.keys.map(\.self) ?? []
    let same = ((try? texts(of: older, for: stage)) ?? [:])
      .filter { path, text in workspace.text(of: path) == text }.keys
    let classes = stage.files.map(\.exercise)
    return Set(written).union(same).sorted().filter { path in
      !classes.contains(path) && workspace.text(of: path) != nil
    }
  }

  private func olderStages(of stage: Stage) -> [Stage] {
    workspace.curriculum.stages.filter { stage.changedStages.contains($0.number) }
  }

  private func write(_ texts: [String: String], of stage: Stage) throws {
    for (path, text) in texts {
      let file = workspace.root.appending(path: path).resolvingSymlinksInPath()
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    // A file that the kit writes is not a change by the learner.
    _ = try SourceSnapshot(package: workspace.root).takeChange(of: stage)
  }

  private func refusal(of stage: Stage, since reason: String) -> String {
    """
    Stage \(stage.number) begins with the starters of the kit, because your own code of the older \
    stages does not build in one module: \(reason) To use your code, rename one \
    of the two files in its stage.
    """
  }

  private func note(of stage: Stage) -> String {
    let numbers = stage.changedStages.map(String.init).joined(separator: ", ")
    return """
      Stage \(stage.number) begins with your own code of stages \(numbers). It was copied to \
      Exercises/\(stage.folder): change it there. Your old files stay as they are.
      """
  }

  // By path: each class replaces the stage's own, and the files that it needs are next to it. A
  // module cannot have two files of one name, so the second file's name also names its stage.
  private func texts(of older: [Stage], for stage: Stage) throws -> [String: String] {
    var texts: [String: String] = [:]
    for old in older {
      let folder = "Exercises/\(old.folder)"
      for path in SwiftFiles.paths(below: folder, in: workspace.root, without: ["Tests"]) {
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        let target = "Exercises/\(stage.folder)/\(name)"
        let isTaken = texts["\(target).swift"] != nil
        texts[isTaken ? "\(target)+\(old.stem).swift" : "\(target).swift"] =
          try workspace.text(of: path).map { try withHead($0, of: path, in: old, for: stage) }
      }
    }
    return texts
  }

  // The kit's head comment describes the old stage, so it goes; a learner's head comment stays.
  private func withHead(
    _ text: String,
    of path: String,
    in old: Stage,
    for stage: Stage
  ) throws -> String {
    guard
      let file = old.files.first(where: { $0.exercise == path }),
      let new = stage.files.first(where: { $0.typeName == file.typeName })
    else { return text }
    let head = try History(of: file, in: old).starter.head
    guard text.hasPrefix(head) else { return text }
    return try History(of: new, in: stage).starter.head + text.dropFirst(head.count)
  }
}

extension String {
  // The comment at the top, up to the first line that is not a comment.
  fileprivate var head: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { $0.hasPrefix("//") }.map { $0 + "\n" }.joined()
  }
}
