import Foundation

/// A package like an engineer's own: a module, and its tests.
struct OwnPackage {
  let folder: URL
  let name: String
  /// The oldest macOS that it supports.
  var platform = ".v15"
  /// The compiler settings of both targets, in the manifest's words.
  let swiftSettings: String

  /// Writes the manifest of a module and its tests.
  func writeManifest() throws {
    let manifest = """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(\(platform))],
        targets: [
          .target(name: "\(name)", swiftSettings: [\(swiftSettings)]),
          .testTarget(
            name: "\(name)Tests", dependencies: ["\(name)"], swiftSettings: [\(swiftSettings)]
          ),
        ]
      )
      """
    try write(manifest, to: "Package.swift")
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Runs `swift` with these words on the package, with warnings as errors.
  ///
  /// The wait blocks a thread of its own: other tests need those of the shared executor.
  func swift(_ words: String...) async throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let options = ["--package-path", folder.path, "-Xswiftc", "-warnings-as-errors"]
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
