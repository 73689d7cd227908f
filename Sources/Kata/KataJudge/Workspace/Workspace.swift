import Foundation
import KataCore
import KataStages

/// The checkout that a command works on, and its curriculum.
package struct Workspace: Sendable {
  /// Its root folder.
  package let root: URL
  /// The curriculum.
  package var curriculum = Curriculum.viperKata

  package init(root: URL, curriculum: Curriculum = .viperKata) {
    self.root = root
    self.curriculum = curriculum
  }

  /// The package around the current folder.
  ///
  /// - Throws: `WorkspaceError.notFound` if no folder on the way up is a checkout of the kit.
  package static func current() throws(WorkspaceError) -> Workspace {
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
  package func text(of path: String) -> String? {
    PackageFile(path, in: root).content.flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Writes a file, all or nothing, but never through a link.
  ///
  /// - Throws: `SystemError` if it must not be replaced, or Foundation's error if it cannot be written.
  package func write(_ text: Data, to path: String) throws {
    try PackageFile(path, in: root).makeFolder()
    try text.write(to: root.appending(path: path), options: .atomic)
  }

  /// Checks that all these files can be replaced or removed; a command does so before the first.
  ///
  /// - Throws: `SystemError` with what to do first.
  package func check(_ paths: some Sequence<String>) throws(SystemError) {
    for path in paths { try PackageFile(path, in: root).check() }
  }

  /// A sentence about the files of the kit that git sees as changed, or as new in `Tests`; nil if
  /// there is none.
  ///
  /// Without git, or in a copy that it does not know, no file is named.
  package var remarkOnKit: String? {
    get async {
      let kits = ["Solutions", "Tests", "Sources", "Mocks"]
      let words = ["status", "--porcelain", "--no-renames", "--"] + kits
      let result = try? await ChildProcess.run(
        URL(filePath: "/usr/bin/env"),
        ["git", "-c", "core.quotePath=false"] + words,
        in: root,
        environment: ProcessInfo.processInfo.environment,
        limit: 5
      )
      guard let result, result.end == .exited(0) else { return nil }
      let changed = result.output.split(separator: "\n").filter {
        !$0.hasPrefix("??") || $0.hasPrefix("?? Tests/")
      }
      guard let path = changed.first?.dropFirst(3) else { return nil }
      if changed[0].hasPrefix("??") {
        let stage = curriculum.stages.first { path.hasPrefix("Tests/\($0.suiteModule)/") }
        let right = stage?.ownTestsFolder ?? "the folder Tests of a stage"
        return "\(path) does not count: Tests is for the kit. Move your tests into \(right)."
      }
      let rest = changed.count == 1 ? "" : " (\(changed.count - 1) more: git status)"
      return
        "\(path) is the kit's, and it is changed. To put it back:\ngit checkout -- \(path)\(rest)"
    }
  }

  /// The files of the package, without build products and the learner's records.
  static let sources = [
    "Package.swift", "Sources", "Mocks", "Exercises", "Solutions", "Tests", "Guide.md", "README.md",
  ]

  /// Copies the package's sources into a new folder below `folder`.
  ///
  /// - Throws: Foundation's error if a file cannot be copied.
  package func copied(into folder: URL) throws -> Workspace {
    let copy = folder.appending(path: "kata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    // Texts alone: Foundation would copy a group, too, and that may be another one than the user's.
    for name in Self.sources {
      let below = FileManager.default.subpaths(atPath: root.appending(path: name).path) ?? []
      for path in [name] + below.sorted().map({ "\(name)/\($0)" }) {
        let (old, new) = (root.appending(path: path), copy.appending(path: path))
        if FileStamp(of: old.path)?.kind == .folder {
          try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
        } else {
          try Data(contentsOf: old).write(to: new)
        }
      }
    }
    return Workspace(root: copy, curriculum: curriculum)
  }
}

extension Stage {
  /// The file that this file of the stage was renamed to; nil if there is none.
  ///
  /// It has the path in another case, or the class.
  package func otherName(of path: String, in sources: Sources) -> String? {
    let present = sources.below(self).paths
    guard !present.contains(path) else { return nil }
    let file = files.first { $0.exercise == path }
    return present.first { $0.lowercased() == path.lowercased() }
      ?? file.flatMap { file in
        present.first { sources.text(of: $0)?.contains("class \(file.typeName):") == true }
      }
  }
}

/// A place without a package.
package enum WorkspaceError: Error, Equatable, CustomStringConvertible {
  /// Neither this folder nor one above it is a checkout.
  case notFound(String)
  /// The current folder was deleted.
  case noFolder

  package var description: String {
    switch self {
    case .notFound(let path):
      "\(path) is not inside a checkout of the kit; change to the folder with its Package.swift."
    case .noFolder:
      "the current folder is not there any more; change to the folder of the kit's Package.swift."
    }
  }
}
