import Foundation
import KataJudge
import KataRun

/// The Swift files below `Exercises` of a participant's copy, in which anything can be.
struct CopyFiles: Equatable {
  /// The most bytes of all files together: a compiler needs minutes for more.
  static let mostBytes = 1_000_000

  /// The contents by the path in the copy.
  private(set) var contents: [String: Data] = [:]

  /// No files, as of a copy in which everything is missing.
  init() {}

  /// Reads plain files only, and follows no link below the copy.
  ///
  /// - Throws: `SystemError` with the path, the reason and what to do.
  init(of copy: URL) throws(SystemError) {
    guard FileEntry(at: copy.path)?.kind == .folder else {
      let advice = "Name the folder of a working copy, such as copies/anna."
      throw SystemError(path: copy.path, reason: "it is not a folder", advice: advice)
    }
    try read("Exercises", in: copy)
  }

  private mutating func read(_ path: String, in copy: URL) throws(SystemError) {
    let place = copy.appending(path: path)
    switch FileEntry(at: place.path, followsLinks: false)?.kind {
    case .folder:
      let names = try SystemError.naming(path) {
        try FileManager.default.contentsOfDirectory(atPath: place.path)
      }
      for name in names.sorted() where !name.hasPrefix(".") {
        try read("\(path)/\(name)", in: copy)
      }
    case .file where path.hasSuffix(".swift"):
      contents[path] = try SystemError.naming(path) {
        try FileHandle(forReadingFrom: place).read(upToCount: Self.mostBytes + 1) ?? Data()
      }
      guard contents.values.reduce(0, { $0 + $1.count }) <= Self.mostBytes else {
        let reason = "all Swift files of a copy may have \(Self.mostBytes) bytes together"
        throw SystemError(path: path, reason: reason, advice: "Remove what no exercise needs.")
      }
    case .file: break
    case nil: throw SystemError(path: path, reason: "it is missing", advice: "Collect it again.")
    case .link, .other:
      let reason = "it is not a plain file or folder, and no link is followed"
      throw SystemError(path: path, reason: reason, advice: "Put the file or folder in its place.")
    }
  }

  /// The contents with the starters of the files that the copy does not have.
  ///
  /// - Throws: `BuildError` for a file with another name than its class, or `HistoryError`.
  func withStarters(of curriculum: Curriculum) throws -> [String: Data] {
    let save = Save(files: contents.mapValues { Save.File(content: $0) })
    var all = contents
    for stage in curriculum.stages {
      // As in the loop, their tests may be in other files than that of the starter.
      let hasTests = contents.keys.contains { $0.hasPrefix(stage.ownTestsFolder + "/") }
      for (path, starter) in try stage.texts(after: 0)
      where contents[path] == nil && !(hasTests && path == stage.ownTestsFile) {
        if let other = stage.otherName(of: path, in: save) {
          throw BuildError.otherName(other, right: path)
        }
        all[path] = Data(starter.utf8)
      }
    }
    return all
  }
}

extension Workspace {
  /// The file in a clone to which its check is written.
  static let verdict = "verdict.json"

  /// Makes these files the exercises of this clone, and removes what an earlier copy left there.
  ///
  /// An unchanged file keeps its time, so that only the others are built again.
  func place(_ contents: [String: Data]) throws {
    // Its scenarios, and what its tests wrote into their temporary folder.
    for path in [".kata", ".build/kata-tmp", Self.verdict] {
      try? FileManager.default.removeItem(at: root.appending(path: path))
    }
    let exercises = root.appending(path: "Exercises").path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: exercises)) ?? []
    // A folder comes before what is in it, so a link is removed before anything behind it is.
    for path in ["Exercises"] + names.sorted().map({ "Exercises/\($0)" }) {
      let place = root.appending(path: path)
      let stays =
        switch FileEntry(at: place.path, followsLinks: false)?.kind {
        case .folder: contents.keys.contains { $0.hasPrefix(path + "/") }
        case .file: contents[path] == PackageFile(path, in: root).content
        case .link, .other: false
        case nil: true
        }
      if !stays { try FileManager.default.removeItem(at: place) }
    }
    for (path, content) in contents where PackageFile(path, in: root).content == nil {
      try write(content, to: path)
    }
  }
}
