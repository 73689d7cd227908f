import Foundation
import KataCore

/// The saves that builds of `kata` have seen, so that SwiftPM sees each later one.
///
/// SwiftPM compares file times in whole seconds, so it misses a second save in the same second. A new
/// save gets a later second if a build, of `kata` or of another program, may have seen its own.
struct BuildRecord {
  private let package: URL
  private var stamps: [String: FileStamp] = [:]

  /// Loads the record next to the build of a package; without one, each save is new.
  init(in package: URL) {
    self.package = package
    if let data = try? Data(contentsOf: file),
      let stamps = try? JSONDecoder().decode([String: FileStamp].self, from: data)
    {
      self.stamps = stamps
    }
  }

  private var file: URL { package.appending(path: ".build/kata-built.json") }

  /// Makes sure that the next build looks at each of these files that has a new save.
  ///
  /// A file that was not saved since the record keeps its time: another build may be reading it.
  mutating func makeVisible(_ paths: [String]) {
    // SwiftPM writes it in each build.
    let database = package.appending(path: ".build/build.db").path
    let lastBuild = FileStamp(of: database)?.modified ?? .now
    for path in paths {
      let place = package.appending(path: path).resolvingSymlinksInPath().path
      let stamp = FileStamp(of: place)
      let seen = max(lastBuild, stamps[path]?.modified ?? lastBuild).wholeSeconds
      if let stamp, stamp != stamps[path], stamp.modified.wholeSeconds <= seen {
        let later = max(Date.now, Date(timeIntervalSince1970: Double(seen + 1)))
        try? FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: place)
      }
      stamps[path] = FileStamp(of: place)
    }
    // Without the record, the next build looks at all files of the learner, which takes seconds.
    try? JSONEncoder().encode(stamps).write(to: file, options: .atomic)
  }
}
