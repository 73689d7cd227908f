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

    let imports = try paths.flatMap { path in
      try String(contentsOf: mocks.appending(path: path), encoding: .utf8)
        .matches(of: /(?m)^(?:@testable )?import (\w+)/).map { (path, String($0.1)) }
    }

    let foreign = imports.filter { path, module in
      // The gallery uses the helpers, which are in `TodoMocks`.
      let folder = String(path.prefix { $0 != "/" }).replacing("Gallery", with: "TodoMocks")
      return !["Dispatch", "Foundation", "Synchronization", folder].contains(module)
    }
    #expect(foreign.map { "\($0) imports \($1)." } == [])
    #expect(imports.count > 60)
  }
}
