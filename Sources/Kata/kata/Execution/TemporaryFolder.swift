import Foundation

/// A folder for the temporary files of this command and its children.
///
/// A build leaves nine empty folders in the temporary folder, and a run of the suites leaves more.
/// In this folder, they are removed when the command ends.
enum TemporaryFolder {
  /// The environment of children; it keeps the machine's folder if no other can be made.
  ///
  /// With `SWIFTPM_BUILD_DIR`, SwiftPM builds elsewhere, and an old build here would be judged.
  static func environment(in workspace: Workspace) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFTPM_BUILD_DIR"] = nil
    environment["TMPDIR"] = url(in: workspace)?.path ?? environment["TMPDIR"]
    return environment
  }

  /// The folder of this command, which is made if it is missing; nil if it cannot be made.
  ///
  /// It is in `.build`, so that it is on the disk that a build needs, too. But SwiftPM does not work
  /// with a temporary folder whose path is not ASCII, such as one in `/home/jörg`.
  static func url(in workspace: Workspace) -> URL? {
    folders(of: workspace).lazy
      .map { $0.appending(path: "\(getpid())") }
      .first { folder in
        folder.path.utf8.allSatisfy { $0 < 0x80 }
          && (try? FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true
          )) != nil
      }
  }

  /// Removes the folder, with the files that killed processes left in it.
  static func removeLeftovers(in workspace: Workspace) {
    for folder in folders(of: workspace) {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
        guard let number = pid_t(name), number == getpid() || kill(number, 0) != 0 else { continue }
        try? FileManager.default.removeItem(at: folder.appending(path: name))
      }
    }
  }

  private static func folders(of workspace: Workspace) -> [URL] {
    let ofUser = "kata-tmp-\(getuid())"
    return [
      workspace.root.appending(path: ".build/kata-tmp"),
      FileManager.default.temporaryDirectory.appending(path: ofUser),
      URL(filePath: "/tmp").appending(path: ofUser),
    ]
  }
}
