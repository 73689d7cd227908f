import Foundation

/// The folder in which a working copy keeps what is the learner's and of no interest to git.
package enum LearnerFolder {
  /// Where it is, relative to the package.
  package static let path = ".kata"

  /// Makes it, if it is not there.
  ///
  /// - Throws: Foundation's error if that cannot be done.
  package static func make(in package: URL) throws {
    try FileManager.default.createDirectory(
      at: package.appending(path: path),
      withIntermediateDirectories: true
    )
  }
}
