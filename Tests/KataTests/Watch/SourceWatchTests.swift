import Foundation
import KataCore
import KataLearner
import ScratchFolders
import Testing

@testable import KataJudge
@testable import kata

/// Every way of saving is noticed, also those that leave size and date as they were.
@Suite(.timeLimit(.minutes(1)))
struct SourceWatchTests {
  private static let path = "Exercises/1-Interactor/ListInteractor.swift"

  enum Way: CaseIterable {
    case inPlace, sameSizeAndDate, byRename, newFile, newFolder, removed, behindALink, kits
  }

  private let folder = ScratchFolder()

  init() throws {
    try folder.write("good", to: Self.path)
    try folder.write("mine", to: "elsewhere/Linked.swift")
    try folder.write("kit's", to: "Solutions/1-Interactor/ListInteractor.swift")
    try folder.link(
      "Exercises/1-Interactor/Linked.swift",
      to: "../../elsewhere/Linked.swift"
    )
  }

  private func save(_ way: Way) throws {
    let file = folder.url.appending(path: Self.path)
    switch way {
    case .inPlace: try folder.write("other text", to: Self.path)
    case .sameSizeAndDate:
      let before = try FileManager.default.attributesOfItem(atPath: file.path)
      try folder.write("baad", to: Self.path)
      try folder.setTime(of: Self.path, #require(before[.modificationDate] as? Date))
    case .byRename: try Data("baad".utf8).write(to: file, options: .atomic)
    case .newFile: try folder.write("new", to: "Exercises/1-Interactor/Helper.swift")
    case .newFolder: try folder.write("new", to: "Exercises/1-Interactor/Rules/Rule.swift")
    case .removed: try FileManager.default.removeItem(at: file)
    case .kits: try folder.write("mine", to: "Solutions/1-Interactor/ListInteractor.swift")
    case .behindALink: try folder.write("baad", to: "elsewhere/Linked.swift")
    }
  }

  /// The events that a watch reports after this act, until the watch ends.
  private func noticed(_ act: () throws -> Void) async throws -> [String] {
    let (saves, inbox) = AsyncStream.makeStream(of: String.self)
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    let watch = Task { [root = folder.url] in
      await SourceWatch(workspace: Workspace(root: root)).run(
        onStart: { started.yield() },
        onProgress: { inbox.yield("progress") },
        onSave: { _ in inbox.yield("saved") }
      )
      inbox.finish()
    }
    _ = await starts.first { _ in true }

    try act()
    let first = await saves.first { _ in true }
    watch.cancel()
    return await saves.reduce(into: [first].compactMap(\.self)) { $0.append($1) }
  }

  @Test("A save is noticed once", arguments: Way.allCases)
  func test_run_save_isNoticed(way: Way) async throws {
    #expect(try await noticed { try save(way) } == ["saved"])
  }

  @Test("A save of the progress, as by another command, is noticed as such")
  func test_run_progress_isNoticed() async throws {
    let store = ProgressStore(package: folder.url)

    #expect(try await noticed { try store.write(LearnerProgress()) } == ["progress"])
  }
}
