import Foundation
import Testing

/// A double can be copied into another project, so it needs no module of this one but its boundary.
struct DoubleImportsTests {
  @Test("No double imports anything but its own boundary and standard modules")
  func test_sources_imports_areTheBoundaryAlone() throws {
    let mocks = URL(filePath: #filePath).appending(path: "../../../Mocks").standardized
      .resolvingSymlinksInPath()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: mocks.path).sorted()
      .filter { $0.hasSuffix(".swift") }

    let foreign = try paths.flatMap { path in
      let text = try String(contentsOf: mocks.appending(path: path), encoding: .utf8)
      return foreignImports(in: text, of: path).map { "\(path) imports \($0)." }
    }

    #expect(foreign == [])
    #expect(paths.count > 60)
  }

  @Test("A test framework, another boundary and the kit are reported as foreign")
  func test_foreignImports_eachKind_isReported() {
    let modules = ["Foundation", "KataKit", "Testing", "TodoDomain", "TodoMocks", "TodoScreens"]
    let text = modules.map { "import \($0)\n" }.joined() + "@testable import XCTest"

    #expect(
      foreignImports(in: text, of: "TodoScreens/List/ListViewSpy.swift")
        == ["KataKit", "Testing", "TodoDomain", "TodoMocks", "XCTest"]
    )
    #expect(
      foreignImports(in: "import TodoMocks\nimport Testing", of: "Gallery/A.swift") == ["Testing"]
    )
  }

  // The gallery uses the helpers, which are in `TodoMocks`.
  private func foreignImports(in text: String, of path: String) -> [String] {
    let boundary = String(path.prefix { $0 != "/" })
    let own = ["Dispatch", "Foundation", "Synchronization", boundary]
    return text.matches(of: /(?m)^(?:@testable )?import (\w+)/).map { String($0.1) }
      .filter { !own.contains($0) && (boundary != "Gallery" || $0 != "TodoMocks") }
  }
}
