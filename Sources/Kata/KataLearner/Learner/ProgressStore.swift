import Foundation
import KataCore
import KataJudge

/// The file with the learner's progress in a working copy.
package struct ProgressStore: Sendable {
  /// The path, relative to the package.
  package static let path = "\(LearnerFolder.path)/progress.json"

  private let package: URL
  private let path: String

  package init(package: URL, path: String = Self.path) {
    self.package = package
    self.path = path
  }

  /// Loads the saved progress; without a file it is the progress of a beginner.
  ///
  /// A file that cannot be read is set aside, never emptied; `tell` receives a notice.
  ///
  /// - Throws: `SystemError` if the file can be neither read nor set aside.
  package func load(tell: (_ notice: String) -> Void) throws(SystemError) -> LearnerProgress {
    let file = package.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else { return LearnerProgress() }
    if let stored { return stored }
    let kept = unusedPath()
    try SystemError.naming(path) {
      try FileManager.default.moveItem(at: file, to: package.appending(path: kept))
    }
    tell("\(path) could not be read. It is kept as \(kept).")
    return LearnerProgress()
  }

  /// The saved progress; nil if it cannot be read.
  package var stored: LearnerProgress? {
    PackageFile(path, in: package).content.flatMap {
      try? JSONDecoder().decode(LearnerProgress.self, from: $0)
    }
  }

  /// Saves the progress, all or nothing.
  ///
  /// - Throws: `SystemError` if the file cannot be written.
  package func write(_ progress: LearnerProgress) throws(SystemError) {
    let file = package.appending(path: path)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try SystemError.naming(path) {
      try PackageFile(path, in: package).makeFolder()
      try encoder.encode(progress).write(to: file, options: .atomic)
    }
  }

  /// Keeps the scenarios of red steps, and forgets those of steps that are done.
  ///
  /// - Throws: `SystemError` if the file cannot be written, or neither read nor set aside.
  package func keepScenarios(
    of reports: [StageReport],
    tell: (_ notice: String) -> Void
  ) throws(SystemError) {
    let before = try load(tell: tell)
    var progress = before
    for entry in reports.flatMap(\.steps) { progress.keepScenario(of: entry) }
    if progress != before { try write(progress) }
  }

  // The first name that is still free: an older damaged file is the learner's, too.
  private func unusedPath() -> String {
    var number = 1
    while true {
      let path = "\(LearnerFolder.path)/progress.damaged-\(number).json"
      if !FileManager.default.fileExists(atPath: package.appending(path: path).path) {
        return path
      }
      number += 1
    }
  }
}
