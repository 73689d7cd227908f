import CommandLineKit
import Foundation
import KataKit

/// Lists the doubles, or copies some with what they need into an engineer's project.
struct CopyCommand: KataCommand {
  var names: [String] = []
  var folder: String?
  var module: String?
  var testableModule: String?
  var overwrites = false

  static let name = "copy"
  static let summary = "list the doubles, or copy some into a project of yours"
  static let parameters: [Parameter<CopyCommand>] = [
    .option("--to", "DIR", \.folder, "where to", example: "Tests/MyAppTests/Doubles"),
    .option("--import", "MODULE", \.module, "what the copies import", example: "MyApp"),
    .option(
      "--testable-import",
      "MODULE",
      \.testableModule,
      "the same, with its internal parts",
      example: "MyApp"
    ),
    .flag("--force", \.overwrites, "write over files that differ"),
    .words("NAME", \.names, "the doubles; without any, all are listed", example: "ListViewSpy"),
  ]

  func run() async throws -> ExitStatus {
    let terminal = Terminal.current()
    let catalogue = try DoubleCatalogue(packageRoot: try Workspace.current().root)
    guard !names.isEmpty else {
      terminal.say(catalogue.doubles.map { ($0.name, $0.summary) }.table())
      terminal.say("\nCopy some with: kata copy NAME… --to DIR [--import MODULE]")
      return .success
    }
    guard let folder else {
      throw UsageError(
        problem: .missingValue(option: "--to", what: "the folder to copy to"),
        help: "kata copy --help"
      )
    }
    let imports: DoubleCopy.Imports =
      testableModule.map { .testable($0) } ?? module.map { .module($0) } ?? .unchanged
    let copy = DoubleCopy(
      catalogue: catalogue,
      destination: URL(filePath: folder),
      imports: imports,
      overwrites: overwrites
    )
    terminal.say("\(try copy.run(names))")
    return .success
  }
}
