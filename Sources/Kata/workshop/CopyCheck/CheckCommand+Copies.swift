import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner

extension CheckCommand {
  // All that strangers' code gets of the environment. The last three choose a toolchain on macOS, and
  // the limit on a slow machine.
  private static let passedOn = [
    "PATH", "HOME", "TMPDIR", "TOOLCHAINS", "DEVELOPER_DIR",
    RunSettings.Variable.stepLimit.rawValue,
  ]

  /// Judges copies one after another in a clone of this kit, and writes a file for each.
  ///
  /// Only the Swift files of their exercises get into the clone: their kit, tests and build may say
  /// anything.
  func runOnCopies() async throws -> ExitStatus {
    let kit = try Workspace.current()
    let last = try stages(of: kit.curriculum).last
    if let format, format != .json {
      let reason = "with --of, it is json"
      throw ArgumentError.badValue("--format", value: format.rawValue, reason: reason, nearest: nil)
    }
    let clone = try kit.copied(into: TemporaryFolder.url(in: kit))
    defer { try? FileManager.default.removeItem(at: clone.root) }
    // The starters first: a kit that does not build is no fault of a copy.
    let terminal = Terminal.current()
    try Sources().place(in: clone)
    try await Build(workspace: clone, stage: last?.number, checksEveryImport: true, inXCTest: true)
      .run(showingOn: terminal, meanwhile: "After it, a copy takes a few seconds.")

    let verdicts = URL(filePath: "verdicts")
    try FileManager.default.createDirectory(at: verdicts, withIntermediateDirectories: true)
    guard FileStamp(of: verdicts.path, followsLinks: false)?.kind == .folder else {
      let advice = "Remove the link."
      throw SystemError(path: "verdicts", reason: "it is not a folder", advice: advice)
    }
    let seed = seed ?? UInt64.random(in: 0..<1_000_000)
    var places: [String: String] = [:]
    var files: [URL] = []
    var isDone = true
    for (index, copy) in copies.enumerated() {
      let name = URL(filePath: copy).standardizedFileURL.lastPathComponent
      do {
        // Capitals make no other name on some file systems.
        if let other = places[name.lowercased()] {
          let reason = "\(other) has the same name, and would get the same file"
          throw SystemError(path: copy, reason: reason, advice: "Rename one of the folders.")
        }
        places[name.lowercased()] = copy
        guard name != "/" else {
          throw SystemError(path: copy, reason: "it has no name", advice: "Name a folder of it.")
        }
        let file = verdicts.appending(path: "\(name).json")
        let isFree = FileStamp(of: file.path, followsLinks: false) == nil
        guard isFree || (try? Data(contentsOf: file)).flatMap(CheckRecord.init) != nil else {
          let path = "verdicts/\(name).json"
          throw SystemError(path: path, reason: "it is no verdict", advice: "Move it away.")
        }
        // A name that was typed wrong has no verdict.
        if FileStamp(of: copy) == nil { _ = try Sources(ofCopy: URL(filePath: copy)) }
        let progress = "Judging \(name.shownAsData), \(index + 1) of \(copies.count)"
        let verdict = await terminal.showing(progress) {
          await self.verdict(on: URL(filePath: copy), in: clone, seed: seed)
        }
        isDone = isDone && verdict.done
        try Data("\(verdict.json)\n".utf8).write(to: file, options: .atomic)
        files.append(file)
        terminal.say("verdicts/\(name.shownAsData).json is written.")
      } catch {
        isDone = false
        Terminal.silent.say("kata: \(SystemError(error) ?? error)".shownAsData)
      }
    }
    let classroom = Classroom(at: files, in: clone.curriculum, agenda: agenda)
    StandardStream.output.write("\n\(classroom.text(at: .now))\n")
    return isDone ? .success : .failure
  }

  // A copy that cannot be judged has a verdict without stages, with the reason as its problem.
  private func verdict(
    on copy: URL,
    in clone: Workspace,
    seed: UInt64
  ) async -> CheckRecord {
    let problem: String
    do {
      try Sources(ofCopy: copy).place(in: clone)
      let kata = Bundle.main.executableURL?.resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "kata").path
      let words = [
        kata, Self.name, stage.map { "\($0.number)" }, isCore ? "--core" : nil,
        agenda.map { "--agenda=\($0.name)" }, "--seed=\(seed)", "--format=json",
      ]
      let run = try await ChildProcess.run(
        URL(filePath: "/bin/sh"),
        ["-c", "exec \"$@\" >\(Sources.verdict)", "sh"] + words.compactMap(\.self),
        in: clone.root,
        environment: ProcessInfo.processInfo.environment.filter { Self.passedOn.contains($0.key) },
        limit: 7_200
      )
      let json = PackageFile(Sources.verdict, in: clone.root).content ?? Data()
      if let record = CheckRecord(json: json) { return record }
      let output = run.output.isEmpty ? "its code wrote into its verdict" : run.output.suffix(500)
      problem = "kata check has no result: \(output)"
    } catch {
      problem = "\(SystemError(error) ?? error)"
    }
    return CheckRecord(of: RunResult(issues: [problem]), seed: seed)
  }
}
