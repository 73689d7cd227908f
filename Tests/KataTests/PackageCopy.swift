import Foundation
import KataKit

@testable import kata

/// A copy of the package with untouched starters, in a folder of its own.
struct PackageCopy {
  struct DoesNotBuild: Error, CustomStringConvertible {
    var description: String
  }

  let root: URL

  /// Copies the package and builds it with its tests.
  static func built() async throws -> PackageCopy {
    let copy = try PackageCopy(of: PackageRoot.ofThisBuild)
    let result = try await ChildProcess.run(
      URL(filePath: "/usr/bin/env"),
      ["swift", "build", "--build-tests"],
      in: copy.root,
      environment: ProcessInfo.processInfo.environment,
      limit: 900
    )
    guard result.end == .exited(0) else {
      throw DoesNotBuild(description: String(result.output.suffix(2_000)))
    }
    return copy
  }

  private init(of package: URL) throws {
    let files = FileManager.default
    root = files.temporaryDirectory.appending(path: "kata-copy-\(UUID().uuidString)")
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    let names = [
      "Package.swift", "Sources", "Mocks", "Exercises", "Solutions", "Tests", "Guide.md",
      "README.md",
    ]
    for name in names {
      try files.copyItem(at: package.appending(path: name), to: root.appending(path: name))
    }
    for stage in Stage.allCases {
      try save(History(of: stage).text(after: 0), as: stage.exerciseFile)
    }
  }

  /// Writes a file as an editor does that saves by renaming.
  func save(_ text: String, as path: String) throws {
    try Data(text.utf8).write(to: root.appending(path: path), options: .atomic)
  }

  func remove() {
    try? FileManager.default.removeItem(at: root)
  }
}
