import Foundation

/// Where a learner's files go before something else is written in their place.
public struct Backup: Sendable {
  /// The folder, relative to the package; it has the stage and the time in its name.
  public let folder: String
  private let package: URL

  /// Names a folder for what a stage had at this time.
  public init(package: URL, stage: Stage, at date: Date) {
    self.package = package
    let time = date.formatted(
      Date.ISO8601FormatStyle().year().month().day().time(includingFractionalSeconds: true)
        .dateTimeSeparator(.standard).timeSeparator(.omitted)
    )
    folder = "\(LearnerFolder.path)/kept/\(stage.folder)/\(time)"
  }

  /// Copies a file, named by its path in the package, into the folder; a missing file needs none.
  ///
  /// What a link leads to is kept, not the link.
  ///
  /// - Throws: Foundation's error if the copy cannot be made.
  public func keep(_ path: String) throws {
    let file = package.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    let target = package.appending(path: folder)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: file.resolvingSymlinksInPath(),
      to: target.appending(path: file.lastPathComponent)
    )
  }
}
