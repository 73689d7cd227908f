import Foundation

extension LearnerProgress {
  private static let path = ".kata/progress.json"
  private static let keptPath = ".kata/progress.damaged.json"

  /// Loads what was saved below `package`.
  ///
  /// A file that cannot be read is set aside, never emptied; the notice says where it went.
  public static func load(in package: URL) throws -> (progress: LearnerProgress, notice: String?) {
    let file = package.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else { return (LearnerProgress(), nil) }
    do {
      return (try JSONDecoder().decode(LearnerProgress.self, from: Data(contentsOf: file)), nil)
    } catch {
      let kept = package.appending(path: keptPath)
      _ = try? FileManager.default.removeItem(at: kept)
      try FileManager.default.moveItem(at: file, to: kept)
      return (LearnerProgress(), "\(path) could not be read; it is kept as \(keptPath).")
    }
  }

  /// Saves it below `package`, all or nothing.
  public func save(in package: URL) throws {
    let file = package.appending(path: Self.path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: file, options: .atomic)
  }
}
