// One file, because only this code may change a plan that was checked.

import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner

/// Files that replace the learner's code and tests; the old files are kept.
struct Replacement {
  /// The progress in the stage after the replacement.
  enum Memory {
    /// It is forgotten; the learner need not see these steps red.
    case begun(met: [Step])
    /// It is that of an earlier time.
    case restored(LearnerProgress)
    /// It stays.
    case unchanged
  }

  /// The changes of a replacement, all of which were found possible.
  struct Plan {
    fileprivate let present: Sources
    /// The files that get another text, with this text.
    let changed: [String: Data]
    /// The files that are removed.
    let removed: [String]
    /// Whether the learner has one of these files now.
    fileprivate var keeps: Bool {
      (changed.keys + removed).contains { present.files[$0] != nil }
    }

    /// The lines that differ, file by file, from the present text to the new one.
    var difference: [HangingLine] {
      let texts = changed.mapValues { $0 as Data? }
        .merging(removed.map { ($0, nil) }) { first, _ in first }
      return texts.sorted { $0.key < $1.key }.flatMap { path, new in
        let old = present.text(of: path) ?? ""
        let text = String(decoding: new ?? Data(), as: UTF8.self)
        return [HangingLine(path), HangingLine("")]
          + LineDiff(of: old, with: text).hunks(context: 1) + [HangingLine("")]
      }
    }
  }

  /// The name of the command that leads back; the key of the loop has it, too.
  static let back = "back"

  let workspace: Workspace
  let stage: Stage
  /// The contents to write, by path.
  let files: [String: Data]
  /// A short name of the contents.
  let what: String
  /// The files to remove; nil for all other test files of the stage, because they test other code.
  var others: [String]?
  var memory = Memory.begun(met: [])

  /// Finds the changes, and checks every file; nil if there is nothing to do.
  ///
  /// - Throws: `SystemError` if one must not be replaced, `BuildError.otherName` if a new file would
  ///   stand beside the old one under another name.
  func plan() throws -> Plan? {
    let present = Sources(in: workspace.root)
    let others =
      self.others ?? present.tests(of: stage).paths.filter { files[$0] == nil }
    try workspace.check(files.keys.sorted() + others + [ProgressStore.path, SaveStore.path + "/0"])
    for path in files.keys.sorted() {
      if let other = stage.otherName(of: path, in: present), !others.contains(other) {
        throw BuildError.otherName(other, right: path)
      }
    }
    let changed = files.filter { PackageFile($0.key, in: workspace.root).content != $0.value }
    guard !changed.isEmpty || !others.isEmpty else { return nil }
    return Plan(present: present, changed: changed, removed: others)
  }

  /// Keeps the present files as a save, and writes the others.
  ///
  /// - Returns: the number of the save, nil if there was nothing to keep, and a notice.
  /// - Throws: `SystemError` or Foundation's error if a file cannot be written.
  func carryOut(_ plan: Plan, command: String) throws -> (number: Int?, notices: [String]) {
    // Write to `.kata` first: if the disk is full, no file has changed yet. One command at a time, or
    // a save would have files of before and of after another one.
    var store = SaveStore(in: workspace.root)
    try PackageFile(SaveStore.path + "/0", in: workspace.root).makeFolder()
    let lock = open(workspace.root.appending(path: SaveStore.path).path, O_RDONLY | O_CLOEXEC)
    defer { close(lock) }
    var waits = 0
    while flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      guard waits < 50 else { throw SystemError.locked }
      waits += 1
      usleep(100_000)
    }
    let progresses = ProgressStore(package: workspace.root)
    var notices: [String] = []
    var progress = try progresses.load { notices.append($0) }
    let before = progress
    var number: Int?
    // Look again before each file changes: since the plan was made, the learner may have saved it, or
    // put a link or a folder in its place.
    var present = Sources()
    func keep(_ path: String) throws {
      try workspace.check([path])
      // To store a save takes time, in which the file may be saved again.
      while case let content = PackageFile(path, in: workspace.root).content,
        content != present.files[path]
      {
        if present.files.isEmpty { present = Sources(in: workspace.root) }
        present.files[path] = content
        var kept = Save(of: present.below(stage), keptBy: command)
        if case .unchanged = memory {} else { kept.progress = before }
        let added = try store.add(kept)
        number = added.number
        notices += [added.notice].compactMap(\.self)
      }
    }
    do {
      for (path, content) in plan.changed.sorted(by: { $0.key < $1.key }) {
        try keep(path)
        try workspace.write(content, to: path)
      }
      switch memory {
      case .unchanged: break
      case .restored(let earlier): progress.restore(stage, from: earlier)
      case .begun(let met):
        progress.forget(stage)
        for step in met { progress.acknowledge(step) }
      }
      try progresses.write(progress)
      for path in plan.removed {
        try keep(path)
        do {
          try FileManager.default.removeItem(at: workspace.root.appending(path: path))
        } catch CocoaError.fileNoSuchFile {
          // Another command has removed it.
        }
      }
    } catch {
      throw ReplacementError.halfDone(SystemError(error)?.description ?? "\(error)", number)
    }
    // A file that the kit writes is not a change by the learner; on a full disk it counts as one.
    let last = try? store.add(Save(of: Sources(in: workspace.root).below(stage)))
    return (number, notices + [last?.notice].compactMap(\.self))
  }

  /// Asks, keeps the present files, and writes; before that, it checks every file.
  ///
  /// - Throws: as `plan()` and `carryOut(_:command:)`, and `ReplacementError.noAnswer` if there is no
  ///   terminal for the question.
  func run(isConfirmed: Bool, command: String, showsDifference: Bool = false) throws -> ExitStatus {
    let terminal = Terminal.current()
    guard let plan = try plan() else {
      terminal.say("Nothing to do: your files are \(what) already.")
      return .success
    }
    if showsDifference {
      let rows = terminal.rows(of: plan.difference)
      // In one screen: the sentences and the question are below.
      let fitting = terminal.isInteractive ? max(1, terminal.height - 9) : rows.count
      terminal.write(
        Array(rows.prefix(fitting))
          + (rows.count > fitting ? ["… \(rows.count - fitting) more rows", ""] : [])
      )
    }
    if !plan.changed.isEmpty {
      let names = plan.changed.keys.sorted().joined(separator: ", ")
      terminal.say("\(names) will be replaced by \(what).")
    }
    if !plan.removed.isEmpty {
      terminal.say("\(plan.removed.joined(separator: ", ")) will be removed.")
    }
    if plan.keeps { terminal.say("Your present files will be kept in \(SaveStore.path).") }
    guard try isConfirmed || isAnsweredYes(command) else {
      terminal.say("Nothing was changed.")
      return .failure
    }
    let (number, notices) = try carryOut(plan, command: command)
    for notice in notices { terminal.say(notice) }
    let progress = ProgressStore(package: workspace.root).stored ?? LearnerProgress()
    terminal.say("\(Self.sentence(onKept: number))Done. Go on with: \(progress.command)")
    return .success
  }

  /// The line about the files of before, which are in the save with this number; empty without it.
  static func sentence(onKept number: Int?) -> String {
    number.map { "To have the files of before again, run: swift run kata back \($0)\n" } ?? ""
  }

  private func isAnsweredYes(_ command: String) throws -> Bool {
    guard isatty(STDIN_FILENO) == 1 else { throw ReplacementError.noAnswer(command) }
    StandardStream.output.write("Go on? [y/N] ")
    return ["y", "yes"].contains(readLine()?.lowercased())
  }
}

extension Replacement {
  /// The files that an earlier save has of one stage; of its own if none is named.
  init(workspace: Workspace, save: Save, number: Int, stage: Stage? = nil) throws {
    let held = workspace.curriculum.stages.filter { !save.contents(of: $0).isEmpty }
    guard let stage = stage ?? held.first(where: { $0.number == save.run?.stage }) ?? held.first
    else { throw ReplacementError.noSave(number, notice: nil) }
    let files = save.contents(of: stage)
    self.init(
      workspace: workspace,
      stage: stage,
      files: files,
      what: "what you had at \(save.time.clock(in: .current)) (save \(number))",
      others: Sources(in: workspace.root).below(stage).paths.filter { files[$0] == nil },
      memory: save.progress.map(Memory.restored) ?? .unchanged
    )
  }

  /// The way back to the last green of the stage on the board.
  static func wayBack(in workspace: Workspace, at progress: LearnerProgress?) throws -> Replacement
  {
    let place = progress?.stageOnBoard ?? 1
    let store = SaveStore(in: workspace.root)
    guard let stage = workspace.curriculum.stage(place),
      let back = store.wayBack(from: Sources(in: workspace.root), to: stage)
    else {
      let (saves, notice) = store.all()
      let wasGreen = saves.contains { $0.save.isGreen && $0.save.run?.stage ?? 0 >= place }
      throw ReplacementError.nothingToPutBack(stage: place, wasGreen: wasGreen, notice: notice)
    }
    return try Replacement(workspace: workspace, save: back.save, number: back.number, stage: stage)
  }
}

extension SystemError {
  fileprivate static let locked = SystemError(
    path: SaveStore.path,
    reason: "another program has locked it for five seconds",
    advice: "Let that program end, or stop it, and run the command again."
  )
}

/// A reason why no file is replaced.
enum ReplacementError: Error, Equatable, CustomStringConvertible {
  /// The command asks, and there is no terminal.
  case noAnswer(String)
  /// No save of the stage on the board was green, or the files are those of the last one.
  case nothingToPutBack(stage: Int, wasGreen: Bool, notice: String?)
  /// A file could not be replaced, for this reason; those before it were, and are kept.
  case halfDone(String, Int?)
  /// There is no save of this number.
  case noSave(Int, notice: String?)

  var description: String {
    switch self {
    case .noAnswer(let command):
      """
      kata \(command) asks before it changes a file, but there is no terminal. Add --yes to skip \
      the question.
      """
    case .nothingToPutBack(let stage, let wasGreen, let notice):
      "There is nothing to put back: "
        + (wasGreen
          ? "the files of stage \(stage) are as they were at its last green."
          : "no save of stage \(stage) in \(SaveStore.path) was green.")
        + (notice.map { "\n" + $0 } ?? "")
    case .halfDone(let reason, let number):
      "\(reason)\n\(Replacement.sentence(onKept: number))"
        + (number == nil ? "No file was replaced." : "Not all files were replaced.")
    case .noSave(let number, let notice):
      """
      There is no save \(number) of your files in \(SaveStore.path) that can be read. To see all \
      saves, run: swift run kata report --html report.html
      """ + (notice.map { "\n" + $0 } ?? "")
    }
  }
}
