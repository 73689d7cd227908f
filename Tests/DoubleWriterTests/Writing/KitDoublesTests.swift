import Foundation
import XCTest

@testable import DoubleWriter

/// The kit's own doubles equal the written ones for its protocols, but for some comments.
final class KitDoublesTests: XCTestCase {
  func test_doublesOfTheKit_areWhatIsWritten() async throws {
    let files = try hand()
    var written = 0

    for module in [
      "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal", "TodoStorage",
    ] {
      let folder = DoubleCatalogue.kit.appending(path: "Sources/Boundaries/\(module)").path
      var request = SpyRequest(paths: [folder], helpers: { _ in [] })
      request.withMocks = true
      request.choice.imports = .plain([module])
      for file in try request.run().doubles {
        let hand = try XCTUnwrap(files[file.name], "\(file.name) is missing in Mocks")
        XCTAssertEqual(code(of: file.text), code(of: hand), file.name)
        written += 1
      }
    }

    XCTAssertEqual(written, 44)
  }

  /// The models of the gallery, except two: one leaves a choice to a person, and the wireframe's is
  /// by hand so that it keeps no view alive.
  func test_gallery_butForItsComments_isWhatIsWritten() async throws {
    let byHand = ["APIClientSpy", "DetailWireframeSpy"]
    let gallery = DoubleCatalogue.kit.appending(path: "Mocks/Gallery")
    let names = try FileManager.default.contentsOfDirectory(atPath: gallery.path).sorted()
      .filter { $0.hasSuffix("Spy.swift") || $0.hasSuffix("Mock.swift") }
      .filter { !byHand.contains(String($0.dropLast(".swift".count))) }
    var request = SpyRequest(
      paths: [gallery.appending(path: "Protocols.swift").path],
      helpers: { _ in [] }
    )
    request.withMocks = true
    let written = try request.run().doubles.reduce(into: [:]) { $0[$1.name] = $1.text }

    for name in names {
      let hand = try String(contentsOf: gallery.appending(path: name), encoding: .utf8)
      XCTAssertEqual(written[name].map(withoutImports), withoutImports(hand), name)
    }

    XCTAssertEqual(names.count, 20)
  }

  // The gallery is in the package of the helpers and imports them.
  private func withoutImports(_ text: String) -> String {
    code(of: text).split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined(
      separator: "\n"
    )
  }

  private func hand() throws -> [String: String] {
    let mocks = DoubleCatalogue.kit.appending(path: "Mocks")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: mocks.path)
    return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { files, path in
      let url = mocks.appending(path: path)
      files[url.lastPathComponent] = try String(contentsOf: url, encoding: .utf8)
    }
  }

  /// The text with those comments that all doubles have in common.
  private func code(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in
        !line.trimmingPrefix { $0 == " " }.hasPrefix("///")
          || Self.common.contains { line.hasPrefix("  /// \($0)") }
      }
      .joined(separator: "\n")
  }

  private static let common = [
    "Records the calls", "The expected calls", "Creates a mock", "The answer of", "The result of",
    "The completion handlers", "Lets a test wait",
  ]
}
