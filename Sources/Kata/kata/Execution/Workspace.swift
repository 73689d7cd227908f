import Foundation
import KataKit
import KataStages

/// The checkout that a command works on, and its curriculum.
struct Workspace: Sendable {
  /// Its root folder.
  let root: URL
  /// The curriculum.
  var curriculum = Curriculum.viperKata

  /// The package around the current folder.
  ///
  /// - Throws: `WorkspaceError.notFound` if no folder on the way up is a checkout of the kit.
  static func current() throws(WorkspaceError) -> Workspace {
    let path = FileManager.default.currentDirectoryPath
    guard !path.isEmpty else { throw .noFolder }
    return try enclosing(URL(filePath: path))
  }

  /// The package around a folder.
  ///
  /// - Throws: `WorkspaceError.notFound` if no folder on the way up is a checkout of the kit.
  static func enclosing(_ folder: URL) throws(WorkspaceError) -> Workspace {
    var root = folder.standardizedFileURL
    while true {
      let isPackage = ["Package.swift", "Exercises", "Solutions"].allSatisfy { name in
        FileManager.default.fileExists(atPath: root.appending(path: name).path)
      }
      if isPackage { return Workspace(root: root) }
      let parent = root.deletingLastPathComponent().standardizedFileURL
      guard parent.path != root.path, root.path != "/" else { throw .notFound(folder.path) }
      root = parent
    }
  }

  /// The text of a file, named by its path in the package; nil if it cannot be read.
  func text(of path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The file that this file of the stage was renamed to; nil if there is none.
  ///
  /// It has the path in another case, or the class.
  func otherName(of path: String, in stage: Stage) -> String? {
    let present = SwiftFiles.paths(below: "Exercises/\(stage.folder)", in: root)
    guard !present.contains(path) else { return nil }
    let file = stage.files.first { $0.exercise == path }
    return present.first { $0.lowercased() == path.lowercased() }
      ?? file.flatMap { file in
        present.first { text(of: $0)?.contains("class \(file.typeName):") == true }
      }
  }

  /// Writes a learner's file, all or nothing.
  ///
  /// A link to a place outside the package is followed: the learner keeps the file there. A link to a
  /// file of the kit is replaced by the file.
  ///
  /// - Throws: `WorkspaceError.leadsIntoTheKit` if its folder is a link into the kit, or Foundation's
  ///   error if it cannot be written.
  func write(_ text: Data, to path: String) throws {
    try checkFolder(of: path)
    let file = root.appending(path: path)
    try LearnerFolder.make(for: file)
    let target = leadsIntoTheKit(path) ? file : file.resolvingSymlinksInPath()
    try text.write(to: target, options: .atomic)
  }

  /// Checks that a learner's file does not stand in a folder of the kit.
  ///
  /// - Throws: `WorkspaceError.leadsIntoTheKit` if its folder is a link into the kit.
  func checkFolder(of path: String) throws(WorkspaceError) {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    if leadsIntoTheKit(folder) { throw .leadsIntoTheKit(folder) }
  }

  /// Whether a file or folder of the learner's is a link to one of the kit or of another stage.
  func leadsIntoTheKit(_ path: String) -> Bool {
    let own = root.resolvingSymlinksInPath().path
    let place = root.appending(path: path).resolvingSymlinksInPath().path
    return place != "\(own)/\(path)"
      && ["Exercises", "Solutions", "Sources", "Mocks", "Tests"].contains {
        "\(place)/".hasPrefix("\(own)/\($0)/")
      }
  }

  /// The files of the package, without build products and the learner's records.
  static let sources = [
    "Package.swift", "Sources", "Mocks", "Exercises", "Solutions", "Tests", "Guide.md", "README.md",
  ]

  /// Copies the package's sources into a new folder below `folder`.
  ///
  /// - Throws: Foundation's error if a file cannot be copied.
  func copied(into folder: URL) throws -> Workspace {
    let copy = folder.appending(path: "kata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in Self.sources {
      try FileManager.default.copyItem(
        at: root.appending(path: name),
        to: copy.appending(path: name)
      )
    }
    return Workspace(root: copy, curriculum: curriculum)
  }
}

/// A place without a package, or a folder in it that cannot be used.
enum WorkspaceError: Error, Equatable, CustomStringConvertible {
  /// Neither this folder nor one above it is a checkout.
  case notFound(String)
  /// The current folder was deleted.
  case noFolder
  /// This folder of the learner's is a link to one of the kit's.
  case leadsIntoTheKit(String)

  var description: String {
    switch self {
    case .notFound(let path):
      "\(path) is not inside a checkout of the kit; change to the folder with its Package.swift."
    case .noFolder:
      "the current folder is not there any more; change to the folder of the kit's Package.swift."
    case .leadsIntoTheKit(let path):
      """
      \(path) is a link into the kit, so that nothing was written. Remove the link, and run the \
      command again.
      """
    }
  }
}
