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

  /// Writes a shell script that can be run.
  @discardableResult
  public func writeScript(_ script: String, to path: String) throws -> URL {
    let file = try write("#!/bin/sh\n\(script)\n", to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file
  }

  /// Puts a link in the place of the file or folder with this path, if there is one.
  public func link(_ path: String, to destination: String) throws {
    let link = url.appending(path: path)
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: link.path,
      withDestinationPath: destination
    )
  }

  /// Sets the time of the last change.
  public func setTime(of path: String, _ time: Date) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: time],
      ofItemAtPath: url.appending(path: path).path
    )
  }

  /// The text of a file.
  public func text(of path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
