import Foundation

extension LearnerProgress {
  private static let path = ".kata/progress.json"
  /// Loads what was saved below `package`.
  ///
  /// A file that cannot be read is set aside, never emptied; the notice says where it went.
  public static func load(in package: URL) throws -> (progress: LearnerProgress, notice: String?) {
    let file = package.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else { return (LearnerProgress(), nil) }
    do {
      return (try JSONDecoder().decode(LearnerProgress.self, from: Data(contentsOf: file)), nil)
    } catch {
      let keptPath = unusedPath(in: package)
      try FileManager.default.moveItem(at: file, to: package.appending(path: keptPath))
      return (LearnerProgress(), "\(path) could not be read; it is kept as \(keptPath).")
    }
  }

  // The first name that no damaged file has yet: an older one is the learner's, too.
  private static func unusedPath(in package: URL) -> String {
    var number = 1
    while true {
      let path = ".kata/progress.damaged-\(number).json"
      if !FileManager.default.fileExists(atPath: package.appending(path: path).path) {
        return path
      }
      number += 1
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
