import Foundation
import KataCore
import SuiteLedger

/// The built tests of the package, and how each platform runs them.
struct TestBinary {
  /// SwiftPM's name for the product that contains all tests of the package.
  static let product = "ViperKataPackageTests"

  let workspace: Workspace
  let framework: Framework

  /// Runs the tests with these patterns, for at most `limit` seconds.
  func run(
    _ patterns: [String],
    environment: [String: String],
    limit: Double
  ) async throws -> ChildProcess.Result {
    try await ChildProcess.run(
      program,
      arguments(for: patterns),
      in: workspace.root,
      environment: environment,
      limit: limit
    )
  }

  #if os(macOS)
  /// The path of the linked tests, relative to the package.
  static let path = ".build/debug/\(product).xctest/Contents/MacOS/\(product)"

  private var program: URL { URL(filePath: "/usr/bin/env") }

  private func arguments(for patterns: [String]) -> [String] {
    let words =
      switch framework {
      case .xctest: ["--disable-swift-testing", "--enable-xctest"]
      case .swiftTesting: ["--disable-xctest", "--enable-swift-testing"]
      }
    return ["swift", "test", "--skip-build"] + words + patterns.flatMap { ["--filter", $0] }
  }
  #else
  /// The path of the linked tests, relative to the package.
  static let path = ".build/debug/\(product).xctest"

  private var program: URL { workspace.root.appending(path: Self.path) }

  private func arguments(for patterns: [String]) -> [String] {
    switch framework {
    case .xctest: [patterns.joined(separator: ",")]
    case .swiftTesting:
      ["--testing-library", "swift-testing"] + patterns.flatMap { ["--filter", $0] }
    }
  }
  #endif
}

/// A reason why the tests did not run.
enum TestBinaryError: Error, Equatable, CustomStringConvertible {
  /// XCTest on Linux rejects a class on the main actor that has only synchronous methods.
  ///
  /// `first` is the place of the first such method of the learner's, if it is known.
  case synchronousTests(first: String?)

  /// The error if XCTest stopped before any test: a failed cast after that is the test's own.
  init?(ofSynchronousTests result: ChildProcess.Result, in workspace: Workspace) {
    guard case .signalled = result.end, result.output.contains("Could not cast value of type"),
      !result.output.contains("Test Case '")
    else { return nil }
    let stages = workspace.curriculum.stages
    let method = result.output.firstMatch(of: /type '\((?:\w+\.)*(\w+)\) ->/)
    let sources = Sources(in: workspace.root)
    let first = method.flatMap {
      TestSource.placeOfSynchronousTest(in: String($0.1), of: stages, in: sources)
    }
    self = .synchronousTests(first: first)
  }

  var description: String {
    switch self {
    case .synchronousTests(let first):
      """
      XCTest aborted before it ran a test: a test class on the main actor has methods that are \
      not async\(first.map { ", the first at \($0)" } ?? ""). Write every test method as: \
      func test_x() async throws
      """
    }
  }
}
