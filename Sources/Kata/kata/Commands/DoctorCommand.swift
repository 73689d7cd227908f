import CommandLineKit
import Foundation
import KataKit

/// Looks for problems that keep the kit from working.
struct DoctorCommand: KataCommand {
  static let name = "doctor"
  static let summary = "look for problems of your setup, and their fixes"
  static let parameters: [Parameter<DoctorCommand>] = []

  func run() async throws -> ExitStatus {
    let diagnosis = Diagnosis(of: await facts(of: try .current()))
    Terminal.current().say(diagnosis.text)
    return diagnosis.issues.isEmpty ? .success : .failure
  }

  private func facts(of workspace: Workspace) async -> Diagnosis.Facts {
    let root = workspace.root.resolvingSymlinksInPath()
    let values = try? FileManager.default.attributesOfFileSystem(forPath: root.path)
    return Diagnosis.Facts(
      package: root.path,
      toolchain: await toolchain(in: root),
      unwritable: [".", ".build", ".kata"].filter { !isWritable(root.appending(path: $0)) },
      notFolders: [".build", ".kata"].filter { isInTheWay(root.appending(path: $0)) },
      freeBytes: (values?[.systemFreeSize] as? NSNumber)?.int64Value,
      // A build leaves the command unchanged if a newer file has the same code.
      built: [Bundle.main.executableURL, root.appending(path: ".build/build.db")]
        .compactMap { $0.flatMap(changed) }.max(),
      changed: ["Sources/Kata/kata", "Sources/Kata/KataKit", "Sources/Reports"]
        .flatMap { SwiftFiles.paths(below: $0, in: root) }
        .compactMap { changed(root.appending(path: $0)) }.max(),
      builtIn: PackageRoot.ofThisBuild.resolvingSymlinksInPath().path
    )
  }

  private func toolchain(in root: URL) async -> String? {
    let result = try? await ChildProcess.run(
      URL(filePath: "/usr/bin/env"),
      ["swift", "--version"],
      in: root,
      environment: ProcessInfo.processInfo.environment,
      limit: 30
    )
    return result?.end == .exited(0) ? result?.output : nil
  }

  // A missing folder is created when it is needed.
  private func isWritable(_ place: URL) -> Bool {
    !FileManager.default.fileExists(atPath: place.path)
      || FileManager.default.isWritableFile(atPath: place.path)
  }

  // A file, or a broken link.
  private func isInTheWay(_ place: URL) -> Bool {
    var isFolder = ObjCBool(false)
    let isThere = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
    return isThere ? !isFolder.boolValue : link != nil
  }

  private func changed(_ file: URL) -> Date? { FileStamp(of: file.path)?.modified }
}
