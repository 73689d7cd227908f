import XCTest

@testable import DoubleWriter

/// The kit's own doubles equal the written ones for its protocols, but for some comments.
final class KitDoublesTests: XCTestCase {
  func test_doublesOfTheKit_areWhatIsWritten() async throws {
    let catalogue = try DoubleCatalogue()
    var count = 0

    for module in [
      "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal", "TodoStorage",
    ] {
      let doubles = try written(
        of: "Sources/Boundaries/\(module)",
        importing: .init(plain: [module])
      )
      for (name, text) in doubles {
        let hand = try XCTUnwrap(catalogue.text(of: name), "\(name) is missing in Mocks")
        XCTAssertEqual(code(of: text), code(of: hand), name)
      }
      count += doubles.count
    }

    XCTAssertEqual(count, 78)
  }

  /// The models of the gallery, except two: one leaves a choice to a person, and the wireframe's is
  /// by hand so that it keeps no view alive.
  func test_gallery_butForItsComments_isWhatIsWritten() async throws {
    let written = try written(of: "Mocks/Gallery/Protocols.swift")
    let catalogue = try DoubleCatalogue()
    let gallery = catalogue.others.map(\.name).filter { name in
      !["APIClientSpy", "ProfileWireframeSpy"].contains(name)
        && (name.hasSuffix("Spy") || name.hasSuffix("Mock"))
    }

    for name in gallery.map({ "\($0).swift" }) {
      let hand = catalogue.text(of: name)
      XCTAssertEqual(written[name].map(withoutImports), hand.map(withoutImports), name)
    }

    XCTAssertEqual(gallery.count, 20)
  }

  /// The doubles of a file or folder of the kit, by their files' names.
  private func written(
    of path: String,
    importing imports: ModuleImports = .none
  ) throws -> [String: String] {
    var module = ModuleConfiguration()
    module.sources = [DoubleCatalogue.kit.appending(path: path).path]
    (module.mock, module.imports) = (true, imports)
    return try module.run().doubles.reduce(into: [:]) { $0[$1.name] = $1.text }
  }

  // The gallery is in the package of the helpers and imports them.
  private func withoutImports(_ text: String) -> String {
    code(of: text).split(separator: "\n").filter { !$0.hasPrefix("import ") }
      .joined(separator: "\n")
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
