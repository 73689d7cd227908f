import Foundation
import KataCore
import KataJudge

// A participant's copy, in which anything can be: only the Swift files below `Exercises` count.
extension Sources {
  /// The most bytes of all files together: a compiler needs minutes for more.
  static let mostBytes = 1_000_000
  // It compiles many small ones for minutes, too.
  private static let mostFiles = 200

  /// The file in a clone to which its check is written.
  static let verdict = "verdict.json"

  /// Reads plain files only, and follows no link below the copy.
  ///
  /// - Throws: `SystemError` with the path, the reason and what to do.
  init(ofCopy copy: URL) throws(SystemError) {
    self.init()
    let kind = FileStamp(of: copy.path)?.kind
    guard kind == .folder else {
      let reason = kind == nil ? "there is no such folder" : "it is not a folder"
      let advice = "Name the folder of a working copy, such as copies/anna."
      throw SystemError(path: copy.path, reason: reason, advice: advice)
    }
    try read("Exercises", inCopy: copy)
  }

  private mutating func read(_ path: String, inCopy copy: URL) throws(SystemError) {
    let place = copy.appending(path: path)
    // A path in the copy could be taken for one's own.
    let name = "\(copy.relativePath)/\(path)"
    guard !path.contains("\u{FFFD}") else {
      throw SystemError(path: name, reason: "its name is no UTF-8 text", advice: "Rename it.")
    }
    switch FileStamp(of: place.path, followsLinks: false)?.kind {
    case .folder:
      let names = try SystemError.naming(name) {
        try FileManager.default.contentsOfDirectory(atPath: place.path)
      }
      for entry in names.sorted() where !entry.hasPrefix(".") {
        try read("\(path)/\(entry)", inCopy: copy)
      }
    case .file where path.hasSuffix(".swift"):
      let content = try SystemError.naming(name) {
        try FileHandle(forReadingFrom: place).read(upToCount: Self.mostBytes + 1) ?? Data()
      }
      files[path] = content
      guard text(of: path) != nil || content.count > Self.mostBytes else {
        let advice = "Ask for the file again, saved as UTF-8."
        throw SystemError(path: name, reason: "it is no UTF-8 text", advice: advice)
      }
      let reason =
        files.count > Self.mostFiles
        ? "a copy may have \(Self.mostFiles) Swift files"
        : files.values.reduce(0, { $0 + $1.count }) > Self.mostBytes
          ? "all Swift files of a copy may have \(Self.mostBytes) bytes together" : nil
      if let reason {
        throw SystemError(path: name, reason: reason, advice: "Remove what no exercise needs.")
      }
    case .file: break
    case nil: throw SystemError(path: name, reason: "it is missing", advice: "Collect it again.")
    case .link, .other:
      let reason = "it is not a plain file or folder, and no link is followed"
      throw SystemError(path: name, reason: reason, advice: "Put the file or folder in its place.")
    }
  }

  /// Makes the files the exercises of a clone, with the starters of those that the copy lacks.
  ///
  /// Nothing of an earlier copy stays. An unchanged file keeps its time, so that only the others are
  /// built again.
  ///
  /// - Throws: `BuildError` for a file with another name than its class, or an error of the system.
  func place(in clone: Workspace) throws {
    var files = self.files
    let folders = clone.curriculum.stages.map(\.folder)
    for folder in files.keys.sorted().map({ $0.split(separator: "/") }) where folder.count > 2 {
      guard folders.contains(String(folder[1])) else {
        let number = folder[1].drop { $0 == "0" }.prefix { $0.isNumber } + "-"
        let right = folders.first { $0.hasPrefix(number) } ?? folders.joined(separator: " or ")
        throw SystemError(
          path: "Exercises/\(folder[1])",
          reason: "no stage has this folder",
          advice: "Rename it: \(right)."
        )
      }
    }
    for stage in clone.curriculum.stages {
      // As in the loop, their tests may be in other files than that of the starter.
      let hasTests = files.keys.contains { $0.hasPrefix(stage.ownTestsFolder + "/") }
      for (path, starter) in try stage.texts(after: 0)
      where files[path] == nil && !(hasTests && path == stage.ownTestsFile) {
        if let other = stage.otherName(of: path, in: self) {
          throw BuildError.otherName(other, right: path)
        }
        files[path] = Data(starter.utf8)
      }
    }
    // Scenarios and a verdict, and what tests wrote into their temporary folder.
    for path in [".kata", ".build/kata-tmp", Self.verdict] {
      try? FileManager.default.removeItem(at: clone.root.appending(path: path))
    }
    let exercises = clone.root.appending(path: "Exercises").path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: exercises)) ?? []
    // A folder comes before what is in it, so a link is removed before anything behind it is.
    for path in ["Exercises"] + names.sorted().map({ "Exercises/\($0)" }) {
      let place = clone.root.appending(path: path)
      let kind = FileStamp(of: place.path, followsLinks: false)?.kind
      let isUsed = kind == .folder && files.keys.contains { $0.hasPrefix(path + "/") }
      let isSame = kind == .file && files[path] == PackageFile(path, in: clone.root).content
      if kind != nil, !isUsed, !isSame { try FileManager.default.removeItem(at: place) }
    }
    for (path, content) in files where PackageFile(path, in: clone.root).content == nil {
      try clone.write(content, to: path)
    }
  }
}
