import Foundation
import Testing

@testable import DoubleWriter

/// A package with the kit's protocols in its app, and copies of all doubles in its tests.
struct TakeHomeProject {
  /// The compiler settings of the project, and the visibility of the app for its tests.
  struct Setting: CustomTestStringConvertible {
    var testDescription: String
    var swiftSettings: String
    var imports: ModuleImports

    static let all = [
      Setting(
        testDescription: "Swift 6, public protocols",
        swiftSettings: ".swiftLanguageMode(.v6)",
        imports: .plain(["MyApp"])
      ),
      Setting(
        testDescription: "Swift 5 with strict concurrency complete, internal protocols",
        swiftSettings:
          ".swiftLanguageMode(.v5), .enableExperimentalFeature(\"StrictConcurrency\")",
        imports: .testable(["MyApp"])
      ),
      Setting(
        testDescription: "Swift 6 on the main actor by default, internal protocols",
        swiftSettings: ".swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)",
        imports: .testable(["MyApp"])
      ),
    ]
  }

  let folder: URL
  let setting: Setting

  var package: OwnPackage {
    OwnPackage(folder: folder, name: "MyApp", swiftSettings: setting.swiftSettings)
  }

  /// Writes the package into `folder`.
  func write() throws {
    try package.writeManifest()
    for file in try swiftFiles(below: "Sources/Boundaries") {
      let text = try String(contentsOf: file, encoding: .utf8)
      try package.write(asSeen(text), to: "Sources/MyApp/\(file.lastPathComponent)")
    }
    for file in try swiftFiles(below: "Tests/TakeHome") {
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing(/(?m)(^import Todo\w+\n)+/, with: importOfTheApp)
      try package.write(text, to: "Tests/MyAppTests/\(file.lastPathComponent)")
    }
    let catalogue = try DoubleCatalogue()
    _ = try DoubleCopy(
      catalogue: catalogue,
      destination: folder.appending(path: "Tests/MyAppTests"),
      imports: setting.imports,
      overwrites: false
    )
    .run(catalogue.doubles.map(\.name) + ["ControllableClock", "ControllableClock+TodoClock"])
  }

  /// The texts of the suites in XCTest, and of those in Swift Testing with their rows.
  static func suites() throws -> (xctest: String, testing: String) {
    let folder = DoubleCatalogue.kit.appending(path: "Tests/TakeHome")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let texts = try names.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    let isXCTest = { (text: String) in text.contains("import XCTest") }
    return (
      texts.filter(isXCTest).joined(), texts.filter { !isXCTest($0) }.joined()
    )
  }

  /// The texts of the rows, which both frameworks use.
  static func rows() throws -> String {
    let folder = DoubleCatalogue.kit.appending(path: "Tests/TakeHome")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("DoubleRow+") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      .joined()
  }

  private var importOfTheApp: String {
    isTestable ? "@testable import MyApp\n" : "import MyApp\n"
  }

  private var isTestable: Bool { setting.imports == .testable(["MyApp"]) }

  private func asSeen(_ text: String) -> String {
    isTestable ? text.replacing("public ", with: "") : text
  }

  private func swiftFiles(below path: String) throws -> [URL] {
    let folder = DoubleCatalogue.kit.appending(path: path)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { folder.appending(path: $0) }
  }
}
