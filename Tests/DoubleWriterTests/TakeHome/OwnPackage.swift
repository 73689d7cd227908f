import Foundation
import ScratchFolders
import Testing

@testable import DoubleWriter

/// A package like an engineer's own, in a temporary folder: a module, and its tests.
struct OwnPackage {
  let folder = ScratchFolder()
  let name: String
  var toolsVersion = "6.3"
  /// The oldest macOS that it supports.
  var platform = "15.0"
  /// The compiler settings of both targets, in the manifest's words.
  var swiftSettings = ""
  /// The modules that both targets use.
  var modules: [String] = []
  /// Whether it uses the plugins of the kit.
  var usesKit = false
  /// The products of the kit that its tests use.
  var products: [String] = []

  var sources: String { "Sources/\(name)" }
  var tests: String { "Tests/\(name)Tests" }

  func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  /// Writes the manifest.
  func writeManifest() throws {
    let kit = usesKit ? ".package(path: \"\(DoubleCatalogue.kit.path)\")" : ""
    let products = products.map {
      ".product(name: \"\($0)\", package: \"\(DoubleCatalogue.kit.lastPathComponent)\")"
    }
    let targets = modules.map { ".target(name: \"\($0)\")," }.joined(separator: "\n    ")
    let manifest = """
      // swift-tools-version: \(toolsVersion)
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS("\(platform)")],
        dependencies: [\(kit)],
        targets: [
          \(targets)
          .target(name: "\(name)", dependencies: \(modules), swiftSettings: [\(swiftSettings)]),
          .testTarget(
            name: "\(name)Tests",
            dependencies: \([name] + modules) + [\(products.joined(separator: ", "))],
            swiftSettings: [\(swiftSettings)]
          ),
        ]
      )
      """
    try write(manifest, to: "Package.swift")
  }

  /// Writes these files of the small projects that do not know the kit.
  func writeForeign(_ names: [String], to folder: String) throws {
    for name in names {
      let file = DoubleCatalogue.kit.appending(path: "Tests/Foreign/\(name).swift")
      try write(String(contentsOf: file, encoding: .utf8), to: "\(folder)/\(name).swift")
    }
  }

  /// Copies these files with their protocols into the module, whose tests are empty; returns the
  /// names of all copies.
  func copyIntoModule(_ names: [String]) throws -> [String] {
    try writeManifest()
    try write("", to: "\(tests)/Empty.swift")
    let folder = folder.url.appending(path: sources)
    return try DoubleCatalogue().copy(names, to: folder, importing: .none, withProtocols: true)
      .written
  }

  /// Builds the package; fails if there is an error or a warning.
  func expectBuild(at location: SourceLocation = #_sourceLocation) async throws {
    let (status, output) = try await swift("build")
    #expect(status == 0, "\(output.suffix(4000))", sourceLocation: location)
  }

  /// Runs the tests; fails unless these numbers of tests run, and all pass.
  func expectTests(
    xctest: String,
    swiftTesting: String,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let (status, output) = try await swift("test")
    try #require(status == 0, "\(output.suffix(4000))", sourceLocation: location)
    #expect(output.contains("Executed \(xctest), with 0 failures"), sourceLocation: location)
    #expect(output.contains("Test run with \(swiftTesting) passed"), sourceLocation: location)
  }

  /// Runs `swift` with these words on the package, with warnings as errors.
  ///
  /// The wait blocks a thread of its own: other tests need those of the shared executor.
  func swift(_ words: String...) async throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let options = ["--package-path", folder.url.path, "-Xswiftc", "-warnings-as-errors"]
    process.arguments = ["swift"] + words.prefix(1) + options + words.dropFirst()
    // Another project does not set the variables of the kit.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("KATA_") }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        continuation.resume(
          returning: (process.terminationStatus, String(decoding: output, as: UTF8.self))
        )
      }
    }
  }
}
