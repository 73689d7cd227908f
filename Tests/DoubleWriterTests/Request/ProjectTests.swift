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

  /// A request for the doubles of these files and their one helper.
  func request(_ paths: [String]) -> DoubleRequest {
    let text = "/// Is public.\npublic struct Helper {}\n"
    let helper = DoubleFile(name: "Helper.swift", text: text, source: text)
    return DoubleRequest(paths: paths, helpers: { _ in [helper] })
  }

  /// Writes the doubles of protocols in `App` and the kit's helpers into `Out`.
  @discardableResult func written(
    _ text: String,
    choosing choose: (inout ModuleConfiguration) -> Void = { _ in }
  ) throws -> DoubleRequest {
    try write(text, to: "App/P.swift")
    var request = DoubleRequest(paths: [url("App").path], helpers: try DoubleCatalogue().helpers)
    request.module.to = url("Out").path
    choose(&request.module)
    _ = try request.run()
    return request
  }

  /// Compares the doubles in these folders, or in `Out`, with the present protocols.
  func check(_ folders: String..., from sources: [String] = []) throws -> DoubleCheck {
    try DoubleCheck(
      of: (folders.isEmpty ? ["Out"] : folders).map { url($0).path },
      against: DoubleCatalogue(),
      sources: sources.map { url($0).path }
    )
  }
}
