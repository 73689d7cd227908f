import Foundation
import KataKit
import Testing

/// A package like an engineer's own: an app with the protocols, and tests with copies of the doubles.
struct TakeHomeProject {
  /// How the project is compiled, and what its tests see of the app.
  struct Setting: CustomTestStringConvertible {
    var testDescription: String
    var swiftSettings: String
    var imports: DoubleCopy.Imports

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

  static let kit = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  let folder: URL
  let setting: Setting

  /// Writes the package into `folder`.
  func write() throws {
    let manifest = """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "MyApp",
        platforms: [.macOS(.v15)],
        targets: [
          .target(name: "MyApp", swiftSettings: [\(setting.swiftSettings)]),
          .testTarget(
            name: "MyAppTests", dependencies: ["MyApp"], swiftSettings: [\(setting.swiftSettings)]
          ),
        ]
      )
      """
    try write(manifest, to: "Package.swift")
    for file in try swiftFiles(below: "Sources/Boundaries") {
      let text = try String(contentsOf: file, encoding: .utf8)
      try write(asSeen(text), to: "Sources/MyApp/\(file.lastPathComponent)")
    }
    for file in try swiftFiles(below: "Tests/TakeHome") {
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing(/(?m)(^import Todo\w+\n)+/, with: importOfTheApp)
      try write(text, to: "Tests/MyAppTests/\(file.lastPathComponent)")
    }
    let catalogue = try DoubleCatalogue(packageRoot: Self.kit)
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
    let folder = kit.appending(path: "Tests/TakeHome")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let texts = try names.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    let isXCTest = { (text: String) in text.contains("import XCTest") }
    return (
      texts.filter(isXCTest).joined(), texts.filter { !isXCTest($0) }.joined()
    )
  }

  /// Runs the package's tests with warnings as errors.
  func test() throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "test", "--package-path", folder.path, "-Xswiftc", "-warnings-as-errors",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  private var importOfTheApp: String {
    isTestable ? "@testable import MyApp\n" : "import MyApp\n"
  }

  private var isTestable: Bool { setting.imports == .testable(["MyApp"]) }

  private func asSeen(_ text: String) -> String {
    isTestable ? text.replacing("public ", with: "") : text
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func swiftFiles(below path: String) throws -> [URL] {
    let folder = Self.kit.appending(path: path)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { folder.appending(path: $0) }
  }
}
