import Foundation
import ScratchFolders

@testable import DoubleWriter

/// The doubles of the protocols in a text, by their files' names.
func doubles(
  of text: String,
  choosing choose: (inout ModuleConfiguration) -> Void = { _ in }
) throws -> [String: String] {
  let folder = ScratchFolder()
  let file = try folder.write(text, to: "Protocols.swift")
  var module = ModuleConfiguration()
  (module.sources, module.mock) = ([file.path], true)
  choose(&module)
  return try withExtendedLifetime(folder) {
    try module.run().doubles.reduce(into: [:]) { $0[$1.name] = $1.text }
  }
}
