import CommandLineKit
import DoubleWriter

/// The options of all commands that put doubles into a project.
struct DeliveryOptions: Equatable {
  var module = ModuleConfiguration()
  var overwrites = false

  static let parameters: [Parameter<DeliveryOptions>] = [
    .option(
      "--to",
      "DIR",
      \.module.to,
      "the folder for the files",
      example: "../MyApp/Tests/MyAppTests/Doubles"
    ),
    .option(.plainImport, "MODULE,…", \.module.plainImport),
    .option(.testableImport, "MODULE,…", \.module.testableImport),
    .flag("--force", \.overwrites, "replace edited files as well"),
  ]
}

extension Array: ArgumentValue where Element == String {
  /// Splits a list at its commas.
  public init?(argument: String) {
    self = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Parameter {
  /// The option for a key of the configuration, with the same meaning and example.
  static func option<Value: ArgumentValue>(
    _ key: ConfigurationKey,
    _ placeholder: String,
    _ property: Property<Root, Value?>
  ) -> Self {
    let example = key.facts.example.filter { !"[]\"".contains($0) }
    return option("--\(key.rawValue)", placeholder, property, key.facts.meaning, example: example)
  }
}
