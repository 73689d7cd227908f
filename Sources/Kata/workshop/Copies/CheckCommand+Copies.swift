import CommandLineKit
import Foundation
import KataJudge
import KataLearner
import KataRun

extension CheckCommand {
  /// The folder of the verdicts, in the current folder.
  private static let verdicts = "verdicts"

  // All that strangers' code gets of the environment. The last three are paths and a number: they
  // choose a toolchain on macOS, and the limit on a slow machine.
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
    guard let folder = TemporaryFolder.url(in: kit) else { throw TemporaryFolderError() }
    let clone = try kit.copied(into: folder)
    defer { try? FileManager.default.removeItem(at: clone.root) }
    // The starters first: a kit that does not build is no fault of a copy.
    let terminal = Terminal.current()
    try clone.place(CopyFiles().withStarters(of: clone.curriculum))
    try await Build(workspace: clone, stage: last?.number, checksEveryImport: true)
      .run(showingOn: terminal)

    let seed = seed ?? UInt64.random(in: 0..<1_000_000)
    var places: [String: String] = [:]
    var files: [URL] = []
    var isDone = true
    for (index, copy) in copies.enumerated() {
      let name = URL(filePath: copy).standardizedFileURL.lastPathComponent
      let file = "\(Self.verdicts)/\(name).json"
      do {
        // Capitals make no other name on some file systems.
        if let other = places.updateValue(copy, forKey: name.lowercased()) {
          let reason = "\(other) has the same name, and would get the same file"
          throw SystemError(path: copy, reason: reason, advice: "Rename one of the folders.")
        }
        let progress = "Judging \(name.shownAsData), \(index + 1) of \(copies.count)"
        let verdict = try await terminal.showing(progress) {
          try await self.verdict(on: URL(filePath: copy), in: clone, seed: seed)
        }
        isDone = isDone && verdict.isDone
        try FileManager.default.createDirectory(
          atPath: Self.verdicts,
          withIntermediateDirectories: true
        )
        try verdict.json.write(to: URL(filePath: file), options: .atomic)
        files.append(URL(filePath: file))
        StandardStream.output.write("\(file.shownAsData) is written.\n")
      } catch {
        isDone = false
        StandardStream.error.write("kata: \("\(SystemError(error) ?? error)".shownAsData)\n")
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
  ) async throws -> (json: Data, isDone: Bool) {
    let kata = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "kata").path
    let words = [
      kata, Self.name, stage.map { "\($0.number)" }, isCore ? "--core" : nil,
      agenda.map { "--agenda=\($0.name)" }, "--seed=\(seed)", "--format=json",
    ]
    let problem: String
    do {
      try clone.place(try CopyFiles(of: copy).withStarters(of: clone.curriculum))
      let end = try await ChildProcess.run(
        URL(filePath: "/bin/sh"),
        ["-c", "exec \"$@\" >\(Workspace.verdict)", "sh"] + words.compactMap(\.self),
        in: clone.root,
        environment: ProcessInfo.processInfo.environment.filter { Self.passedOn.contains($0.key) },
        limit: 7_200
      )
      let json = PackageFile(Workspace.verdict, in: clone.root).content ?? Data()
      if (try? JSONDecoder().decode(CheckRecord.self, from: json)) != nil {
        return (json, end.end == .exited(0))
      }
      problem = "The check has no result: \(end.output.suffix(500))"
    } catch {
      problem = "\(SystemError(error) ?? error)"
    }
    let result = RunResult(issues: [problem])
    return (Data(try CheckSummary(result: result, seed: seed, time: .now).json.utf8), false)
  }
}
