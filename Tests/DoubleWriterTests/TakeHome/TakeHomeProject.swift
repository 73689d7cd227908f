import Foundation
import ScratchFolders

@testable import DoubleWriter

/// A package with the kit's protocols in its app, and copies of all doubles in its tests.
struct TakeHomeProject {
  let package: OwnPackage
  /// The visibility of the app for its tests.
  let imports: ModuleImports

  func write() throws {
    try package.writeManifest()
    for file in try Self.swiftFiles(below: "Sources/Boundaries") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let seen = isTestable ? text.replacing("public ", with: "") : text
      try package.write(seen, to: "\(package.sources)/\(file.lastPathComponent)")
    }
    let importOfTheApp = isTestable ? "@testable import MyApp\n" : "import MyApp\n"
    for file in try Self.swiftFiles(below: "Tests/TakeHome") {
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing(/(?m)(^import Todo\w+\n)+/, with: importOfTheApp)
      try package.write(text, to: "\(package.tests)/\(file.lastPathComponent)")
    }
    let catalogue = try DoubleCatalogue()
    _ = try catalogue.copy(
      catalogue.doubles.map(\.name) + ["ControllableClock", "ControllableClock+TodoClock"],
      to: package.folder.url.appending(path: package.tests),
      importing: imports
    )
  }

  private var isTestable: Bool { !imports.testable.isEmpty }

  /// The texts of the suites in XCTest, of those in Swift Testing, and of the rows for both.
  static func suites() throws -> (xctest: String, testing: String, rows: String) {
    let texts = try swiftFiles(below: "Tests/TakeHome")
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let isXCTest = { (text: String) in text.contains("import XCTest") }
    return (
      texts.filter(isXCTest).joined(), texts.filter { !isXCTest($0) }.joined(),
      texts.filter { $0.contains("extension DoubleRow {") }.joined()
    )
  }

  private static func swiftFiles(below path: String) throws -> [URL] {
    let folder = DoubleCatalogue.kit.appending(path: path)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { folder.appending(path: $0) }
  }
}
