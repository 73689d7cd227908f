import CommandLineKit
import DoubleWriter
import Foundation

/// The options of all commands that put doubles into a project.
struct DeliveryOptions: Equatable {
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
  var imports: ModuleImports {
    ModuleImports(plain: Self.names(in: modules), testable: Self.names(in: testableModules))
  }

  private static func names(in list: String?) -> [String] {
    list?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
  }
}
