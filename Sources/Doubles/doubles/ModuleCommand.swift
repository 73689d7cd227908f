import CommandLineKit
import DoubleWriter

/// Writes a VIPER module with its doubles, and with tests that are red.
struct ModuleCommand: DoublesCommand {
  var name: String?
  var sources: String?
  var tests: String?
  var module: String?

  static let name = "module"
  static let summary = "write a VIPER module that begins with a red test"
  static let parameters: [Parameter<ModuleCommand>] = [
    .option(
      "--to",
      "DIR",
      \.sources,
      "the folder for its protocols and classes",
      example: "Sources/Order"
    ),
    .option("--tests", "DIR", \.tests, "the folder for its tests", example: "Tests/OrderTests"),
    .option(.testableImport, "MODULE", \.module),
    .word("NAME", \.name, "the name of the module", isRequired: true, example: "Order"),
  ]

  func run() throws -> ExitStatus {
    let folders = [("--to", sources), ("--tests", tests)]
    for (option, folder) in folders where folder == nil {
      throw UsageError(
        problem: .missingValue(option: option, what: "the folder to write to"),
        help: "doubles module --help"
      )
    }
    let new = try NewModule(name ?? "", sources: sources ?? "", tests: tests ?? "", module: module)
    Doubles.say(try new.write())
    return .success
  }
}
