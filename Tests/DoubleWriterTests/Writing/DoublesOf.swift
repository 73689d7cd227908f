import Foundation

@testable import DoubleWriter

/// The doubles of the protocols in a text, by their files' names.
func doubles(of text: String, for names: [String] = []) throws -> [String: String] {
  let folder = FileManager.default.temporaryDirectory.appending(path: "spy-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "Protocols.swift")
  try Data(text.utf8).write(to: file)
  var request = SpyRequest(paths: [file.path], helpers: { _ in [] })
  request.withMocks = true
  request.protocols = names
  return try request.doubles().reduce(into: [:]) { $0[$1.name] = $1.text }
}
