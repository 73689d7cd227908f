import CommandLineKit

/// The problems of this machine and working copy, and the command that fixes each.
struct Diagnosis {
  var package: String
  /// The places, relative to the package, that cannot be written.
  var unwritable: [String] = []
  /// The places, relative to the package, that should be folders and are not.
  var notFolders: [String] = []
  /// The free space on the disk, in bytes; nil if that is not known.
  var freeBytes: Int?
  /// The problem of the learner's files that stops a build, with its fix; nil if there is none.
  var ofFiles: String?

  /// The issues with their fixes, the most serious first; empty if there are none.
  var issues: [String] {
    let place = { (path: String) in "\(package)/\(path)".quoted }
    var issues = unwritable.map { path in
      """
      WRONG  \(path) cannot be written, but the kit keeps its files there.
      Fix    chmod -R u+rwX \(place(path))
      """
    }
    issues += notFolders.map { path in
      """
      WRONG  \(path) is not a folder, but the kit needs a folder with this name.
      Fix    mv \(place(path)) \(place(path + "-moved-away"))
      """
    }
    if let freeBytes, freeBytes < 1 << 30 {
      issues.append(
        """
        WRONG  The disk has \(freeBytes >> 20) MiB left; a build needs up to 1 GiB.
        Fix    du -sh \(place(".build")) ~/.cache, and delete what you do not need
        """
      )
    }
    return issues + [ofFiles].compactMap { $0.map { "WRONG  \($0)" } }
  }
}
