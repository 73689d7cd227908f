import Foundation
import KataRun

/// The built tests of the package, and how each platform runs them.
struct TestBinary {
  enum Selection {
    case tests([ListedTest])
    /// All tests of these modules; only Swift Testing can select them.
    case modules([String])
  }

  /// SwiftPM's name for the product that contains all tests of the package.
  static let product = "ViperKataPackageTests"

  let workspace: Workspace
  let framework: Framework

  func list() async throws -> [ListedTest] {
    var environment = TemporaryFolder.environment(in: workspace)
    for variable in RunSettings.Variable.ofSuites { environment[variable.rawValue] = nil }
    let result = try await start(listing, environment: environment)
    guard result.end == .exited(0) else {
      if let error = TestBinaryError(ofSynchronousTests: result, in: workspace) { throw error }
      throw TestBinaryError.cannotList(framework.rawValue, result.output)
    }
    return result.output.split(whereSeparator: \.isNewline).compactMap(ListedTest.init)
  }

  /// Runs these tests, which are all of one framework.
  func run(
    _ selection: Selection,
    environment: [String: String]
  ) async throws -> ChildProcess.Result {
    try await start(arguments(for: selection), environment: environment)
  }

  private func start(
    _ arguments: [String],
    environment: [String: String]
  ) async throws -> ChildProcess.Result {
    try await ChildProcess.run(
      program,
      arguments,
      in: workspace.root,
      environment: environment,
      limit: Outcome.limitOfARun
    )
  }

  #if os(macOS)
  /// The path of the linked tests, relative to the package.
  static let path = ".build/debug/\(product).xctest/Contents/MacOS/\(product)"

  private var program: URL { URL(filePath: "/usr/bin/env") }

  private var common: [String] {
    switch framework {
    case .xctest: ["--disable-swift-testing", "--enable-xctest"]
    case .swiftTesting: ["--disable-xctest", "--enable-swift-testing"]
    }
  }

  private var listing: [String] { ["swift", "test", "list", "--skip-build"] + common }

  private func arguments(for selection: Selection) -> [String] {
    ["swift", "test", "--skip-build"] + common + filters(for: selection)
  }
  #else
  /// The path of the linked tests, relative to the package.
  static let path = ".build/debug/\(product).xctest"

  private var program: URL { workspace.root.appending(path: Self.path) }

  private var listing: [String] {
    switch framework {
    case .xctest: ["--list-tests"]
    case .swiftTesting: ["--testing-library", "swift-testing", "--list-tests"]
    }
  }

  private func arguments(for selection: Selection) -> [String] {
    switch (framework, selection) {
    case (.xctest, .tests(let tests)):
      [tests.map { "\($0.module).\($0.suite)/\($0.test)" }.joined(separator: ",")]
    default: ["--testing-library", "swift-testing"] + filters(for: selection)
    }
  }
  #endif

  private func filters(for selection: Selection) -> [String] {
    let patterns =
      switch selection {
      case .tests(let tests): tests.map(\.filter)
      case .modules(let modules): modules.map { #"^\#($0)\."# }
      }
    return patterns.flatMap { ["--filter", $0] }
  }
}

/// A reason why the tests cannot be listed.
enum TestBinaryError: Error, Equatable, CustomStringConvertible {
  case cannotList(String, String)
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
    let first = method.flatMap {
      TestSource.placeOfSynchronousTest(in: String($0.1), of: stages, in: Save(in: workspace.root))
    }
    self = .synchronousTests(first: first)
  }

  var description: String {
    switch self {
    case .cannotList(let framework, let output):
      "The tests of \(framework) cannot be listed: \(output.suffix(500))\nRun swift test by hand."
    case .synchronousTests(let first):
      """
      XCTest aborted before it ran a test: a test class on the main actor has methods that are \
      not async\(first.map { ", the first at \($0)" } ?? ""). Write every test method as: \
      func test_x() async throws
      """
    }
  }
}
