import Foundation

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
  /// It keeps the machine's temporary folder if no other can be made.
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
    let folder = url(in: workspace)
    if let folder { shareLock(of: workspace, in: folder, with: all["TMPDIR"]) }
    environment["TMPDIR"] = folder?.path ?? all["TMPDIR"]
    return environment
  }

  // SwiftPM keeps the lock of `.build` in the temporary folder. Without the machine's lock, a build
  // would not wait for one that the learner starts in another terminal, and the two disturb each other.
  private static func shareLock(
    of workspace: Workspace,
    in folder: URL,
    with machines: String?
  ) {
    guard let root = realpath(workspace.root.path, nil) else { return }
    defer { free(root) }
    let name = "\(String(cString: root))/.build.lock".replacing("/", with: "_")
    let places = URL(filePath: machines.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
    try? FileManager.default.createSymbolicLink(
      at: folder.appending(path: name),
      withDestinationURL: places.appending(path: name)
    )
  }

  /// The folder, which is made if it is missing; nil if no file can be written.
  ///
  /// It is in `.build`, so that it is on the disk that a build needs, too. But SwiftPM does not work
  /// with a temporary folder whose path is not ASCII, such as one in `/home/jörg`.
  package static func url(in workspace: Workspace) -> URL? {
    folders(of: workspace).first { folder in
      guard folder.path.utf8.allSatisfy({ $0 < 0x80 }), !isForeign(folder) else { return false }
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return (try? Data("full?".utf8).write(to: folder.appending(path: ".written"))) != nil
    }
  }

  /// Removes what has not changed for an hour: other commands may use the rest.
  package static func removeLeftovers(in workspace: Workspace) {
    for folder in folders(of: workspace) where !isForeign(folder) {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
        let path = folder.appending(path: name).path
        let values = try? FileManager.default.attributesOfItem(atPath: path)
        guard let date = values?[.modificationDate] as? Date, date < .now - 3_600 else { continue }
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }

  // Whether it is a link, or of another user: then nothing is written or removed there.
  private static func isForeign(_ folder: URL) -> Bool {
    guard let values = try? FileManager.default.attributesOfItem(atPath: folder.path) else {
      return false
    }
    return values[.type] as? FileAttributeType != .typeDirectory
      || values[.ownerAccountID] as? NSNumber != getuid() as NSNumber
  }

  private static func folders(of workspace: Workspace) -> [URL] {
    let machines = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 }
    return [workspace.root.appending(path: ".build/kata-tmp")]
      + [machines, "/tmp"].compactMap { $0 }
      .map { URL(filePath: $0).appending(path: "kata-tmp-\(getuid())") }
  }
}

/// No temporary folder takes a file.
package struct TemporaryFolderError: Error, CustomStringConvertible {
  package init() {}

  package let description = """
    The tests cannot write their results: .build, TMPDIR and /tmp are full, or cannot be written. \
    Make room there (df -h .build "$TMPDIR" /tmp), and run again.
    """
}
