import Foundation

/// A temporary folder for one test; it is deleted when it is released.
public final class ScratchFolder: Sendable {
  /// The path of the folder.
  public let url: URL

  /// Names the folder and creates it; without it, every `write` throws.
  public init() {
    url = FileManager.default.temporaryDirectory.appending(path: "kata-tests-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and creates the folders for it.
  @discardableResult
  public func write(_ text: String, to path: String) throws -> URL {
    let file = url.appending(path: path)
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The text of a file.
  public func text(of path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
