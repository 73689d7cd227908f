import Foundation
import ScratchFolders

@testable import DoubleWriter

/// Tests in the folder of a project, by paths below that folder.
protocol ProjectTests {
  var folder: ScratchFolder { get }
}

extension ProjectTests {
  func url(_ path: String) -> URL { folder.url.appending(path: path) }

  func read(_ path: String) throws -> String { try folder.text(of: path) }

  @discardableResult func write(_ text: String, to path: String) throws -> String {
    try folder.write(text, to: path).path
  }

  /// A module with these files.
  func module(_ paths: [String]) -> ModuleConfiguration {
    var module = ModuleConfiguration()
    module.sources = paths
    return module
  }

  /// Writes the doubles of protocols in `App` and the kit's helpers into `Out`.
  @discardableResult func written(
    _ text: String,
    choosing choose: (inout ModuleConfiguration) -> Void = { _ in }
  ) throws -> ModuleConfiguration {
    try write(text, to: "App/P.swift")
    var module = module([url("App").path])
    module.to = url("Out").path
    choose(&module)
    _ = try module.run()
    return module
  }

  /// Compares the doubles in these folders, or in `Out`, with the present protocols.
  func check(_ folders: String..., from sources: [String] = []) throws -> DoubleCheck {
    try DoubleCheck(
      of: (folders.isEmpty ? ["Out"] : folders).map { url($0).path },
      sources: sources.map { url($0).path }
    )
  }
}
