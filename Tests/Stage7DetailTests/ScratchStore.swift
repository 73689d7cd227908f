import Foundation
import TodoApp

/// The app's file store over a new file, which goes with it.
final class ScratchStore {
  let store: FileDataStore
  private let folder: URL

  init() {
    folder = FileManager.default.temporaryDirectory.appending(path: "kata-\(UUID().uuidString)")
    store = FileDataStore(file: folder.appending(path: "items.jsonl").path, makesFolder: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
