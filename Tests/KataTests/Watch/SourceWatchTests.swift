import Foundation
import KataKit
import ScratchFolders
import Testing

@testable import kata

/// Every way of saving is noticed, also those that leave size and date as they were.
@Suite(.timeLimit(.minutes(1)))
struct SourceWatchTests {
  private static let path = "Exercises/1-Interactor/ListInteractor.swift"

  enum Save: CaseIterable {
    case inPlace, sameSizeAndDate, byRename, newFile, newFolder, removed, behindALink
  }

  private let folder = ScratchFolder()

  init() throws {
    try folder.write("good", to: Self.path)
    try folder.write("mine", to: "elsewhere/Linked.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "Exercises/1-Interactor/Linked.swift").path,
      withDestinationPath: "../../elsewhere/Linked.swift"
    )
  }

  private func save(_ way: Save) throws {
    let file = folder.url.appending(path: Self.path)
    switch way {
    case .inPlace: try folder.write("other text", to: Self.path)
    case .sameSizeAndDate:
      let before = try FileManager.default.attributesOfItem(atPath: file.path)
      try folder.write("baad", to: Self.path)
      let date: [FileAttributeKey: Any] = [.modificationDate: before[.modificationDate] as Any]
      try FileManager.default.setAttributes(date, ofItemAtPath: file.path)
    case .byRename: try Data("baad".utf8).write(to: file, options: .atomic)
    case .newFile: try folder.write("new", to: "Exercises/1-Interactor/Helper.swift")
    case .newFolder: try folder.write("new", to: "Exercises/1-Interactor/Rules/Rule.swift")
    case .removed: try FileManager.default.removeItem(at: file)
    case .behindALink: try folder.write("baad", to: "elsewhere/Linked.swift")
    }
  }

  @Test("A save is noticed once", arguments: Save.allCases)
  func test_run_save_isNoticed(way: Save) async throws {
    let (saves, inbox) = AsyncStream.makeStream(of: String.self)
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    let watch = Task { [root = folder.url] in
      await SourceWatch(workspace: Workspace(root: root)).run(
        onStart: { started.yield() },
        onSave: { inbox.yield("saved") }
      )
      inbox.finish()
    }
    _ = await starts.first { _ in true }

    try save(way)
    let first = await saves.first { _ in true }
    watch.cancel()
    let rest = await saves.reduce(into: []) { $0.append($1) }

    #expect(first == "saved")
    #expect(rest == [])
  }

  @Test("A save of the progress, as by another command, is noticed as such")
  func test_run_progress_isNoticed() async throws {
    let (saves, inbox) = AsyncStream.makeStream(of: String.self)
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    let watch = Task { [root = folder.url] in
      await SourceWatch(workspace: Workspace(root: root)).run(
        onStart: { started.yield() },
        onProgress: { inbox.yield("progress") },
        onSave: { inbox.yield("saved") }
      )
    }
    _ = await starts.first { _ in true }

    try ProgressStore(package: folder.url).save(LearnerProgress())
    let first = await saves.first { _ in true }
    watch.cancel()

    #expect(first == "progress")
  }
}
