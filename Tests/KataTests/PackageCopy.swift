import Foundation
import KataCore
import KataStages

@testable import KataJudge
@testable import kata

/// A copy of the package with untouched starters, built once as a learner builds it.
final class PackageCopy: Sendable {
  private static let made = Task { try await PackageCopy() }

  /// The only copy of this process, as a learner finds it.
  static func untouched() async throws -> PackageCopy {
    let copy = try await made.value
    try copy.putBack()
    return copy
  }

  let root: URL

  /// A copy in a folder of the build; an earlier one is removed, and this one can be examined.
  init(named name: String) throws {
    let folder = PackageRoot.ofThisBuild.appending(path: ".build/\(name)")
    try? FileManager.default.removeItem(at: folder)
    root = try Workspace(root: PackageRoot.ofThisBuild).copied(into: folder).root
  }

  private convenience init() async throws {
    try self.init(named: "kata-loop")
    try putBack()
    // The first stage, as for a beginner; the loop builds the others when it needs them.
    for product in ["kata", TestBinary.product] {
      let words = ["swift", "build", "--product", product]
      let result = try await ChildProcess.run(words, in: root, adding: ["KATA_BUILD": "1"])
      guard result.end == .exited(0) else {
        throw BuildError.other(lastLines: String(result.output.suffix(2_000)))
      }
    }
  }

  /// Writes a file like an editor that saves by renaming.
  func save(_ text: String, as path: String) throws {
    try Data(text.utf8).write(to: root.appending(path: path), options: .atomic)
  }

  private func putBack() throws {
    try? FileManager.default.removeItem(at: root.appending(path: ".kata"))
    for stage in Curriculum.viperKata.stages {
      for (path, text) in try stage.texts(after: 0) { try save(text, as: path) }
    }
  }
}
