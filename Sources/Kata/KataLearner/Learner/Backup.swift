import Foundation
import KataRun

/// The folder for copies of a learner's files, before other texts replace them.
package struct Backup: Sendable {
  /// The folder, relative to the package; it has the stage, the time and a number in its name.
  package let folder: String
  private let package: URL
  private let stage: Stage

  /// The newest folder of a stage with a text that the kit did not write; nil if there is none.
  ///
  /// The learner may have written a text of the kit, so the newest folder that is no starter counts
  /// if no text is of the learner's alone.
  ///
  /// - Throws: the error of `files()`: an older folder is no substitute for one that cannot be read.
  package init?(newestIn package: URL, of stage: Stage) throws {
    let newest = Self.names(in: package, of: stage).reversed()
      .map { Backup("\(Self.all(of: stage))/\($0)", package, stage) }
    func first(notOnly texts: Set<Data>) throws -> Backup? {
      try newest.first { try $0.files().contains { !texts.contains($0.value) } }
    }
    guard
      let found = try first(notOnly: stage.texts(upTo: stage.steps.count))
        ?? first(notOnly: stage.texts(upTo: 0))
    else { return nil }
    self = found
  }

  private static func all(of stage: Stage) -> String {
    "\(LearnerFolder.path)/kept/\(stage.folder)"
  }

  // Oldest first. The clock may be set back, so that a number orders them; the oldest have none.
  private static func names(in package: URL, of stage: Stage) -> [String] {
    let place = package.appending(path: all(of: stage)).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.sorted { (number(of: $0), $0) < (number(of: $1), $1) }
  }

  private static func number(of name: String) -> UInt {
    name.split(separator: "_").dropFirst().last.flatMap { UInt($0) } ?? 0
  }

  private init(_ folder: String, _ package: URL, _ stage: Stage) {
    self.folder = folder
    self.package = package
    self.stage = stage
  }

  /// The kept files, by their paths in the package.
  ///
  /// - Throws: `SystemError` for a link, or Foundation's error if one cannot be read.
  package func files() throws -> [String: Data] {
    let place = package.appending(path: folder)
    return try SwiftFiles.paths(below: folder, in: package).reduce(into: [:]) { files, path in
      try PackageFile(path, in: package).check()
      let name = path.dropFirst(folder.count + 1)
      files["Exercises/\(stage.folder)/\(name)"] =
        try Data(contentsOf: place.appending(path: String(name)))
    }
  }

  /// The progress of that time, next to the files.
  package var progress: ProgressStore {
    ProgressStore(package: package, path: "\(folder)/progress.json")
  }

  /// Names a folder for the files of a stage at this time.
  package init(package: URL, stage: Stage, at date: Date) {
    self.package = package
    self.stage = stage
    let time = date.formatted(
      Date.ISO8601FormatStyle().year().month().day().time(includingFractionalSeconds: true)
        .dateTimeSeparator(.standard).timeSeparator(.omitted)
    )
    let newest = Self.names(in: package, of: stage).last.map(Self.number) ?? 0
    // After the largest number, the time orders them.
    folder = "\(Self.all(of: stage))/\(time)_\(max(newest, newest &+ 1))"
  }

  /// Copies a file, named by its path in the package, into the folder; a missing file is skipped.
  ///
  /// Files of the stage keep their path below its folder, so that two files may have the same name.
  ///
  /// - Throws: `SystemError` or Foundation's error if the copy cannot be made.
  package func keep(_ path: String) throws {
    let file = package.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    let below = "Exercises/\(stage.folder)/"
    let name = path.hasPrefix(below) ? String(path.dropFirst(below.count)) : file.lastPathComponent
    try PackageFile("\(folder)/\(name)", in: package).makeFolder()
    try FileManager.default.copyItem(
      at: file,
      to: package.appending(path: folder).appending(path: name)
    )
  }
}

extension Stage {
  // The texts that reset and catch-up write: the files after each of the first steps.
  fileprivate func texts(upTo count: Int) -> Set<Data> {
    Set((0...count).flatMap { (try? texts(after: $0)) ?? [:] }.map { Data($0.value.utf8) })
  }
}
