import Foundation
import KataRun

/// The learner's code that is in the build, so that no result is shown for other code.
///
/// SwiftPM compares file times in whole seconds, so it misses a later save in the same second. So
/// the record keeps a fingerprint and the stamp of each built file, and the time at which it was
/// compiled. `kata` gives a saved file that is perhaps not in the build a new time, so that SwiftPM
/// must look at it. `swift test` names it.
package struct BuildRecord: Sendable {
  private struct Entry: Codable, Equatable {
    var stamp: FileStamp?
    var fingerprint: UInt64
    var compiled: Date
    // Whether `kata` has compared the texts before and after that build.
    var isCertain: Bool

    init(of file: Save.File, compiled: Date, isCertain: Bool) {
      stamp = file.stamp
      fingerprint = file.content.fingerprint
      self.compiled = compiled
      self.isCertain = isCertain
    }
  }

  private let package: URL
  private let curriculum: Curriculum
  private let products: URL
  private var entries: [String: Entry] = [:]

  /// Loads the record next to the build in this folder; without one, nothing is known.
  package init(in package: URL, of curriculum: Curriculum, products: URL? = nil) {
    self.package = package
    self.curriculum = curriculum
    self.products = products ?? package.appending(path: ".build/debug")
    if let data = try? Data(contentsOf: file),
      let entries = try? JSONDecoder().decode([String: Entry].self, from: data)
    {
      self.entries = entries
    }
  }

  private var file: URL { products.appending(path: "kata-built.json") }

  /// Whether there has been a build here before.
  package var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }

  /// Makes sure that the next build looks at each saved file that is perhaps not in the last one.
  ///
  /// A file that was not saved since the record keeps its time: another build may be reading it.
  ///
  /// - Returns: the files, of which those with a new time are read again.
  package func makeVisible(_ save: Save) -> Save {
    var visible = save
    for (path, file) in save.files {
      // SwiftPM has no old object file of a file that was never built.
      guard let compiled = compiled(path), !isSeen(file, at: path, compiled: compiled) else {
        continue
      }
      let last = max(compiled, entries[path]?.stamp?.modified ?? compiled)
      let later = max(Date.now, last.addingTimeInterval(1))
      let target = package.appending(path: path).resolvingSymlinksInPath()
      try? FileManager.default.setAttributes(
        [.modificationDate: later],
        ofItemAtPath: target.path
      )
      visible.read(path, in: package)
    }
    return visible
  }

  // Whether the file's text is in the build, or SwiftPM sees by itself that it is not.
  private func isSeen(
    _ file: Save.File,
    at path: String,
    compiled: Date
  ) -> Bool {
    guard let entry = entries[path], entry.isCertain else {
      return isStarter(file, at: path) && file.stamp.map { $0.changed < compiled } ?? false
    }
    if entry.stamp == file.stamp { return true }
    // Another program has built since then, perhaps another text.
    guard entry.compiled == compiled else { return false }
    return entry.fingerprint == file.content.fingerprint
      || entry.stamp?.modified.wholeSeconds != file.stamp?.modified.wholeSeconds
  }

  private func isStarter(_ file: Save.File, at path: String) -> Bool {
    guard let stage = stage(of: path), let starters = try? stage.texts(after: 0) else {
      return false
    }
    return starters[path].map { Data($0.utf8) } == file.content
  }

  /// Records that these texts are in the build that `kata` has just made.
  package mutating func note(_ sources: Save) {
    let pairs = sources.files.compactMap { path, file in
      compiled(path).map { (path, Entry(of: file, compiled: $0, isCertain: true)) }
    }
    entries = Dictionary(uniqueKeysWithValues: pairs)
    save()
  }

  /// Records the texts of a build that `swift test` made.
  ///
  /// - Returns: The files whose text is not the compiled one, in order: those that were saved after
  ///   the build, and those of which SwiftPM missed the last save.
  package mutating func noteTests(
    of sources: Save
  ) -> (savedLater: [String], missed: [String]) {
    var savedLater: [String] = []
    var missed: [String] = []
    for (path, file) in sources.files.sorted(by: { $0.key < $1.key }) {
      guard let stamp = file.stamp, let compiled = compiled(path) else { continue }
      if stamp.modified > compiled {
        savedLater.append(path)
      } else if let entry = entries[path], entry.stamp == stamp {
        entries[path]?.compiled = compiled
      } else if let entry = entries[path], entry.compiled == compiled {
        if entry.fingerprint != file.content.fingerprint { missed.append(path) }
      } else {
        entries[path] = Entry(of: file, compiled: compiled, isCertain: false)
      }
    }
    save()
    return (savedLater, missed)
  }

  /// Whether the tests of these stages are newer than the sources' object files.
  ///
  /// If not, they were built from other texts. If the tests are missing, running them reports it.
  package func areInTests(_ sources: Save, of stages: [Stage], tests: URL) -> Bool {
    guard let tests = modified(tests) else { return true }
    // An object file of the future is from before the clock was set back.
    let now = Date.now
    return stages.flatMap { sources.below($0).files.keys }
      .compactMap { built($0, as: ".swift.o") }
      .allSatisfy { $0 <= tests || $0 > now }
  }

  // Without the record, the next build looks at all files of the learner, which takes seconds.
  private func save() {
    try? JSONEncoder().encode(entries).write(to: file, options: .atomic)
  }

  // An unchanged object file is not written again, but the list of what it depends on is.
  private func compiled(_ path: String) -> Date? {
    guard let object = built(path, as: ".swift.o") else { return nil }
    return max(object, built(path, as: ".d") ?? object)
  }

  // When a product of a source file was written; nil if there is none yet. The products of all
  // folders of a module are in one folder.
  private func built(_ path: String, as kind: String) -> Date? {
    guard let stage = stage(of: path) else { return nil }
    let isTest = path.hasPrefix(stage.ownTestsFolder + "/")
    let module = isTest ? stage.ownTestsModule : stage.exerciseModule
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    return modified(products.appending(path: "\(module).build/\(name)\(kind)"))
  }

  private func modified(_ file: URL) -> Date? { FileStamp(of: file.path)?.modified }

  private func stage(of path: String) -> Stage? {
    curriculum.stages.first { path.hasPrefix("Exercises/\($0.folder)/") }
  }
}
