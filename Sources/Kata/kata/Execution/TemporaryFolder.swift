import Foundation

/// A folder below `.build` for the temporary files of this command and its children.
///
/// A build leaves nine empty folders in the temporary folder, and a run of the suites leaves more.
/// In this folder, they are removed when the command ends.
enum TemporaryFolder {
  private static let path = ".build/kata-tmp"

  /// The environment of children; it keeps the machine's folder if this one cannot be made.
  ///
  /// With `SWIFTPM_BUILD_DIR`, SwiftPM builds elsewhere, and an old build here would be judged.
  static func environment(in workspace: Workspace) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFTPM_BUILD_DIR"] = nil
    let url = workspace.root.appending(path: "\(path)/\(getpid())")
    let isThere: ()? = try? FileManager.default.createDirectory(
      at: url,
      withIntermediateDirectories: true
    )
    if isThere != nil { environment["TMPDIR"] = url.path }
    return environment
  }

  /// Removes the folder, with the files that killed processes left in it.
  static func removeLeftovers(in workspace: Workspace) {
    let folder = workspace.root.appending(path: path)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      guard let number = pid_t(name), number == getpid() || kill(number, 0) != 0 else { continue }
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }
}
