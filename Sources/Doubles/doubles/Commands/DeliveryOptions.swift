import CommandLineKit
import DoubleWriter
import Foundation

/// The options of all commands that put doubles into a project.
struct DeliveryOptions {
  var folder: String?
  var modules: String?
  var testableModules: String?
  var overwrites = false

  static let parameters: [Parameter<DeliveryOptions>] = [
    .option(
      "--to",
      "DIR",
      \.folder,
      "the folder for the files",
      example: "../MyApp/Tests/MyAppTests/Doubles"
    ),
    .option(
      "--import",
      "MODULE,…",
      \.modules,
      "what the doubles import",
      example: "MyApp"
    ),
    .option(
      "--testable-import",
      "MODULE,…",
      \.testableModules,
      "the same, with its internal parts",
      example: "MyApp"
    ),
    .flag("--force", \.overwrites, "replace edited files as well"),
  ]

  /// The imports that the options name.
  ///
  /// - Throws: `UsageError` if both kinds are given; `command` is the command's name.
  func imports(of command: String) throws(UsageError) -> ModuleImports {
    switch (modules, testableModules) {
    case (let modules?, nil): return .plain(Self.names(in: modules))
    case (nil, let testable?): return .testable(Self.names(in: testable))
    case (nil, nil): return .none
    case (_?, let testable?):
      throw UsageError(
        problem: .badValue(
          "--testable-import",
          value: testable,
          reason: "--import is given, too; one of them is enough",
          nearest: nil
        ),
        help: "doubles \(command) --help"
      )
    }
  }

  private static func names(in list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}
