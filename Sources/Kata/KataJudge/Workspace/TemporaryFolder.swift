import Foundation
import Synchronization

/// A folder for the temporary files of this command and its children.
///
/// A build leaves nine empty folders in the temporary folder, and a run of the suites leaves more.
/// In this folder, they are removed when the command ends.
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

  /// The folder of this command, which is made if it is missing; nil if no file can be written.
  ///
  /// It is in `.build`, so that it is on the disk that a build needs, too. But SwiftPM does not work
  /// with a temporary folder whose path is not ASCII, such as one in `/home/jörg`.
  package static func url(in workspace: Workspace) -> URL? {
    folders(of: workspace).lazy
      .filter { $0.path.utf8.allSatisfy { $0 < 0x80 } && !isForeign($0) }
      .compactMap(own)
      .first { folder in
        (try? FileManager.default.createDirectory(
          at: folder,
          withIntermediateDirectories: true
        )) != nil
          && (try? Data("full?".utf8).write(to: folder.appending(path: mark))) != nil
      }
  }

  /// Removes the folder, with the files that killed processes left in it.
  package static func removeLeftovers(in workspace: Workspace) {
    for folder in folders(of: workspace) where !isForeign(folder) {
      let own = numbers.withLock { $0[folder.path] }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
        guard let number = Int(name), all.contains(number) else { continue }
        if number == own {
          remove(number, in: folder)
        } else if let lock = lock(number, in: folder) {
          remove(number, in: folder)
          close(lock)
        }
      }
    }
  }

  // The number of this command in a folder, by the folder's path. Its lock is open until the command
  // ends. It is not the number of the process: SwiftPM compiles the manifest for each environment
  // that it has not seen, so the next command has the same path.
  private static let numbers = Mutex<[String: Int]>([:])
  private static let all = 1...99

  // Below the folder, with the first number that no other command has.
  private static func own(in folder: URL) -> URL? {
    numbers.withLock { numbers in
      if numbers[folder.path] == nil {
        let free = all.first { lock($0, in: folder) != nil }
        if let free { remove(free, in: folder) }
        numbers[folder.path] = free
      }
      return numbers[folder.path].map { folder.appending(path: "\($0)") }
    }
  }

  // Nil if another command has it, or if no file can be written.
  private static func lock(_ number: Int, in folder: URL) -> Int32? {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "\(number).lock").path
    let lock = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { return nil }
    // Some file systems of a network have no locks.
    if flock(lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return lock }
    close(lock)
    return nil
  }

  private static func remove(_ number: Int, in folder: URL) {
    let leftover = folder.appending(path: "\(number)")
    let hasMark = (try? Data(contentsOf: leftover.appending(path: mark))) != nil
    if hasMark, !isForeign(leftover) { try? FileManager.default.removeItem(at: leftover) }
  }

  // The file that shows that a folder is one of these.
  private static let mark = ".kata-temporary"

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
