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
  func request(_ paths: [String]) -> SpyRequest {
    let text = "/// Is public.\npublic struct Helper {}\n"
    let helper = DoubleFile(name: "Helper.swift", text: text, source: text)
    return SpyRequest(paths: paths, helpers: { _ in [helper] })
  }

  /// Compares the doubles in `Out` with the present protocols.
  func check(from sources: String...) throws -> DoubleCheck {
    try DoubleCheck(
      of: [url("Out").path],
      against: DoubleCatalogue(),
      sources: sources.map { url($0).path }
    )
  }
}
