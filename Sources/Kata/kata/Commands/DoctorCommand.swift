import CommandLineKit
import Foundation
import KataJudge
import KataLearner
import KataRun

/// Looks for problems that keep the kit from working; SwiftPM reports those of the toolchain.
struct DoctorCommand: KataCommand {
  static let name = "doctor"
  static let summary = "look for problems of your setup, and their fixes"
  static let parameters: [Parameter<DoctorCommand>] = []

  func run() async throws -> ExitStatus {
    let workspace = try Workspace.current()
    let root = workspace.root.resolvingSymlinksInPath()
    let values = try? FileManager.default.attributesOfFileSystem(forPath: root.path)
    var diagnosis = Diagnosis(
      package: root.path,
      unwritable: [".", ".build", ".kata"].filter { !isWritable(root.appending(path: $0)) },
      notFolders: [".build", ".kata"].filter { isInTheWay(root.appending(path: $0)) },
      freeBytes: (values?[.systemFreeSize] as? NSNumber)?.intValue
    )
    do {
      try Build(workspace: workspace, stage: nil).checkFiles(of: Save(in: workspace.root))
    } catch {
      diagnosis.ofFiles = "\(error)"
    }
    let issues = diagnosis.issues
    Terminal.current().say(issues.isEmpty ? "All is well." : issues.joined(separator: "\n\n"))
    return issues.isEmpty ? .success : .failure
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
}
