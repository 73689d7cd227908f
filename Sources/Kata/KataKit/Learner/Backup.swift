import Foundation

/// The folder for copies of a learner's files, before other texts replace them.
package struct Backup: Sendable {
  /// The folder, relative to the package; it has the stage and the time in its name.
  package let folder: String
  private let package: URL
  private let stage: Stage

  /// Names a folder for the files of a stage at this time.
  package init(package: URL, stage: Stage, at date: Date) {
    self.package = package
    self.stage = stage
    let time = date.formatted(
      Date.ISO8601FormatStyle().year().month().day().time(includingFractionalSeconds: true)
        .dateTimeSeparator(.standard).timeSeparator(.omitted)
    )
    folder = "\(LearnerFolder.path)/kept/\(stage.folder)/\(time)"
  }

  /// Copies a file, named by its path in the package, into the folder; a missing file is skipped.
  ///
  /// Files of the stage keep their path below its folder, so that two files may have the same name.
  ///
  /// For a link, its target is kept.
  ///
  /// - Throws: Foundation's error if the copy cannot be made.
  package func keep(_ path: String) throws {
    let file = package.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    let below = "Exercises/\(stage.folder)/"
    let name = path.hasPrefix(below) ? String(path.dropFirst(below.count)) : file.lastPathComponent
    let target = package.appending(path: folder).appending(path: name)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(at: file.resolvingSymlinksInPath(), to: target)
  }
}
