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
    .option(.plainImport, "MODULE,…", \.modules),
    .option(.testableImport, "MODULE,…", \.testableModules),
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

extension Parameter {
  /// The option for a key of the configuration, with the same meaning and example.
  static func option<Value: ArgumentValue>(
    _ key: ConfigurationKey,
    _ placeholder: String,
    _ property: Property<Root, Value?>
  ) -> Self {
    let example = key.example.filter { !"[]\"".contains($0) }
    return option("--\(key.rawValue)", placeholder, property, key.meaning, example: example)
  }
}
