import Foundation
import KataCore

/// The folder for the temporary files of all commands in a checkout, and of their children.
///
/// A build leaves nine empty folders in the temporary folder, and a run of the suites leaves more.
/// In this folder, a later command removes them. Its path is always the same, because SwiftPM compiles
/// the manifest for each environment that it has not seen.
package enum TemporaryFolder {
  // The variables that a compiler, SwiftPM and the tests need. Others, such as a password for another
  // program, do not reach code that runs here.
  private static let passedOn: Set = [
    "PATH", "HOME", "USER", "LOGNAME", "SHELL", "TERM", "TZ", "LANG", "CC", "CXX", "SDKROOT",
    "TOOLCHAINS", "CPATH", "LIBRARY_PATH", "CFFIXED_USER_HOME",
  ]
  private static let passedOnBeginnings = [
    "LC_", "XDG_", "SWIFT", "DEVELOPER_", "XCODE", "MACOSX_", "LD_", "DYLD_", "PKG_CONFIG", "C_IN",
    "CPLUS_", "NIX_", "ASDF_", "MISE_", "__CF_", "KATA_",
  ]

  /// The environment of children, made from that of the command.
  ///
  /// With `SWIFTPM_BUILD_DIR`, SwiftPM builds elsewhere, and an old build here would be judged.
  static func environment(
    in workspace: Workspace,
    from all: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String: String] {
    var environment = all.filter { name, _ in
      passedOn.contains(name) || passedOnBeginnings.contains { name.hasPrefix($0) }
    }
    environment["SWIFTPM_BUILD_DIR"] = nil
    environment["TMPDIR"] = all["TMPDIR"]
    if let folder = own(in: workspace), let root = realpath(workspace.root.path, nil) {
      defer { free(root) }
      // SwiftPM keeps the lock of `.build` in the temporary folder. Without the machine's lock, a build
      // would not wait for one that the learner starts in another terminal, and they disturb each other.
      let lock = "\(String(cString: root))/.build.lock".replacing("/", with: "_")
      let machines = all["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
      try? FileManager.default.createSymbolicLink(
        at: folder.appending(path: lock),
        withDestinationURL: URL(filePath: machines).appending(path: lock)
      )
      environment["TMPDIR"] = folder.path
    }
    return environment
  }

  /// The folder, which is made if it is missing, or that of the machine.
  package static func url(in workspace: Workspace) -> URL {
    own(in: workspace) ?? FileManager.default.temporaryDirectory
  }

  // It is in `.build`, so that it is on the disk that a build needs, too. But SwiftPM does not work with
  // a temporary folder whose path is not ASCII, such as one in `/home/jörg`.
  private static func own(in workspace: Workspace) -> URL? {
    let folder = workspace.root.appending(path: ".build/kata-tmp")
    guard folder.path.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Removes what has not changed for an hour: other commands may use the rest.
  package static func removeLeftovers(in workspace: Workspace) {
    guard let folder = own(in: workspace)?.path else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      let stamp = FileStamp(of: path, followsLinks: false)
      guard let stamp, stamp.modified < .now - 3_600 else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
