import Foundation
import ScratchFolders
import XCTest

@testable import DoubleWriter

/// The doubles of protocols, and the compiler's messages about them.
struct CompiledDoubles {
  /// The doubles by the names of their files.
  private(set) var files: [String: String]
  private let protocols: String

  /// Writes the doubles of the protocols in a text.
  init(of protocols: String, choosing choose: (inout ModuleConfiguration) -> Void = { _ in }) throws
  {
    self.protocols = protocols
    files = try doubles(of: protocols, choosing: choose)
  }

  /// The members that the doubles leave to a person, with the reason.
  var byHand: [String] {
    let mark = "// By hand: "
    let lines = files.values.flatMap { $0.components(separatedBy: "\n") }
    return lines.compactMap { line in
      line.range(of: mark).map { String(line[$0.upperBound...]) }
    }
  }

  /// The compiler's messages about all of it as one module, in Swift 5 and 6; empty if none.
  func problems(with edited: [String: String] = [:]) throws -> String {
    try inEachMode(with: edited) { sources, doubles, mode in
      try Self.compile(sources + doubles, mode, ["-emit-sil", "-o", "/dev/null"])
    }
  }

  /// The same with the protocols in a module of their own, which is compiled with the options.
  func problemsOfTests(ofModule name: String, _ options: [String]) throws -> String {
    try inEachMode { sources, doubles, mode in
      let folder = URL(filePath: sources[0]).deletingLastPathComponent().path
      let module = ["-emit-module", "-module-name", name, "-enable-testing"]
      let place = ["-emit-module-path", "\(folder)/\(name).swiftmodule"]
      return try Self.compile(sources, mode, options + module + place)
        + Self.compile(doubles, mode, ["-typecheck", "-I", folder])
    }
  }

  /// The output of a program that uses the doubles, or the compiler's messages.
  func output(
    of program: String,
    with edited: [String: String] = [:]
  ) throws -> String {
    try inEachMode(["6"], with: edited) { sources, doubles, mode in
      let folder = URL(filePath: sources[0]).deletingLastPathComponent()
      let main = folder.appending(path: "main.swift")
      try program.write(to: main, atomically: true, encoding: .utf8)
      let executable = folder.appending(path: "program").path
      let problems = try Self.compile(sources + doubles + [main.path], mode, ["-o", executable])
      return try problems + (problems.isEmpty ? Self.run([executable], \.standardOutput).text : "")
    }
  }

  private func inEachMode(
    _ modes: [String] = ["5", "6"],
    with edited: [String: String] = [:],
    _ body: ([String], [String], String) throws -> String
  ) throws -> String {
    let folder = ScratchFolder()
    let mocks = DoubleCatalogue.kit.appending(path: "Mocks")
    let helpers = try FileManager.default.contentsOfDirectory(atPath: mocks.path)
      .filter { $0.hasSuffix(".swift") }.map { mocks.appending(path: $0).path }
    let files = files.merging(edited) { $1 }
    let own = try files.sorted { $0.key < $1.key }.map { try folder.write($1, to: $0).path }
    let source = try folder.write(protocols, to: "Protocols.swift").path
    return try withExtendedLifetime(folder) {
      try modes.map { try body([source], own + helpers, $0) }.joined()
    }
  }

  private static func compile(
    _ paths: [String],
    _ mode: String,
    _ options: [String]
  ) throws -> String {
    let words = ["swiftc", "-wmo", "-warnings-as-errors", "-swift-version", mode] + options + paths
    let (status, text) = try run(words, \.standardError)
    return status == 0 ? "" : "Swift \(mode): \(text)"
  }

  private static func run(
    _ words: [String],
    _ stream: ReferenceWritableKeyPath<Process, Any?>
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let output = Pipe()
    process[keyPath: stream] = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}

/// The doubles of the protocols; fails unless they leave only these members to a person, have these
/// lines, and, if they are complete, compile in Swift 5 and 6.
///
/// With imports, the protocols are in a module App, and the doubles are in its tests.
@discardableResult func expectDoubles(
  of protocols: String,
  byHand: Set<String> = [],
  lines: [(double: String, line: String)] = [],
  importing imports: ModuleImports = .none,
  options: [String] = [],
  file: StaticString = #filePath,
  line: UInt = #line,
  choosing choose: (inout ModuleConfiguration) -> Void = { _ in }
) throws -> CompiledDoubles {
  let doubles = try CompiledDoubles(of: protocols) {
    $0.imports = imports
    choose(&$0)
  }
  XCTAssertEqual(Set(doubles.byHand), byHand, file: file, line: line)
  for (double, text) in lines {
    let isThere = doubles.files["\(double).swift"]?.contains(text)
    XCTAssertEqual(isThere, true, "\(double): \(text)", file: file, line: line)
  }
  if byHand.isEmpty {
    let problems =
      try imports == .none
      ? doubles.problems() : doubles.problemsOfTests(ofModule: "App", options)
    XCTAssertEqual(problems, "", file: file, line: line)
  }
  return doubles
}
