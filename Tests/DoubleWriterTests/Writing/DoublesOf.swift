import Foundation
import ScratchFolders

@testable import DoubleWriter

/// The doubles of the protocols in a text, by their files' names.
func doubles(
  of text: String,
  choosing choose: (inout DoubleRequest) -> Void = { _ in }
) throws -> [String: String] {
  let folder = ScratchFolder()
  let file = try folder.write(text, to: "Protocols.swift")
  var request = DoubleRequest(paths: [file.path])
  request.module.mock = true
  choose(&request)
  return try withExtendedLifetime(folder) {
    try request.run().doubles.reduce(into: [:]) { $0[$1.name] = $1.text }
  }
}
