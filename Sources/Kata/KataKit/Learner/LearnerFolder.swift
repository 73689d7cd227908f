import Foundation

/// The folder for the learner's own records, which git ignores.
package enum LearnerFolder {
  /// The path, relative to the package.
  package static let path = ".kata"

  /// Creates the folder of a file, if it is missing.
  ///
  /// - Throws: Foundation's error if that fails.
  package static func make(for file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
  }
}
