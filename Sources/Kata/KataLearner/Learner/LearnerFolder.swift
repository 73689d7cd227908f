/// The folder for the learner's own records, which git ignores.
package enum LearnerFolder {
  /// The path, relative to the package.
  package static let path = ".kata"
}
