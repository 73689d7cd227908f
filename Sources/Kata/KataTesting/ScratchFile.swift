import Foundation

/// The path of a file that no test has written yet; the file and its folder go with this object.
package final class ScratchFile {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "kata-\(UUID().uuidString)")
  package var path: String { folder.appending(path: "items.jsonl").path }

  package init() {}

  deinit { try? FileManager.default.removeItem(at: folder) }
}
