import Foundation
import TodoApp

/// The app's file store over a new file, which goes with it.
final class ScratchStore {
  let store: FileDataStore
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "kata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = FileDataStore(
      file: folder.appending(path: "items.jsonl").path,
      makesFolder: false,
      onNotice: { _ in }
    )
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
