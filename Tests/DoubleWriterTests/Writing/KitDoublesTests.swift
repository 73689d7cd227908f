import Foundation
import XCTest

@testable import DoubleWriter

/// The kit's own doubles are what is written for its protocols, line for line.
final class KitDoublesTests: XCTestCase {
  private static let root = (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) {
    url,
    _ in url.deletingLastPathComponent()
  }

  func test_doublesOfTheKit_butForTheirComments_areWhatIsWritten() async throws {
    let files = try hand()
    var written = 0

    for module in [
      "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal", "TodoStorage",
    ] {
      let folder = Self.root.appending(path: "Sources/Boundaries/\(module)").path
      var request = SpyRequest(paths: [folder], origin: Origin(version: "1"), helpers: { _ in [] })
      request.withMocks = true
      request.module = .imported(module)
      for file in try request.doubles() {
        let hand = try XCTUnwrap(files[file.name], "\(file.name) is missing in Mocks")
        XCTAssertEqual(code(of: file.text), code(of: hand), file.name)
        written += 1
      }
    }

    XCTAssertEqual(written, 36)
  }

  private func hand() throws -> [String: String] {
    let mocks = Self.root.appending(path: "Mocks")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: mocks.path)
    return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { files, path in
      let url = mocks.appending(path: path)
      files[url.lastPathComponent] = try String(contentsOf: url, encoding: .utf8)
    }
  }

  private func code(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.trimmingPrefix { $0 == " " }.hasPrefix("///") }
      .joined(separator: "\n")
  }
}
