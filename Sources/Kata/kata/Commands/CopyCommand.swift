import CommandLineKit
import Foundation
import KataKit

/// Lists the doubles, or copies some with what they need into an engineer's project.
struct CopyCommand: KataCommand {
  var names: [String] = []
  var folder: String?
  var module: String?
  var testableModule: String?
  var withProtocols = false
  var overwrites = false
  var checked: String?

  static let name = "copy"
  static let summary = "list the doubles, or copy some into a project of yours"
  static let parameters: [Parameter<CopyCommand>] = [
    .option("--to", "DIR", \.folder, "where to", example: "../MyApp/Tests/MyAppTests/Doubles"),
    .option(
      "--import",
      "MODULE",
      \.module,
      "what the copies import; several with ,",
      example: "MyApp"
    ),
    .option(
      "--testable-import",
      "MODULE",
      \.testableModule,
      "the same, with its internal parts",
      example: "MyApp"
    ),
    .flag("--with-protocols", \.withProtocols, "copy what they double, too"),
    .option(
      "--check",
      "DIR",
      \.checked,
      "say which copies there are outdated or edited",
      example: "../MyApp/Tests"
    ),
    .flag("--force", \.overwrites, "write over files that differ"),
    .words(
      "NAME",
      \.names,
      "doubles or helpers; without any, all are listed",
      example: "ListViewSpy"
    ),
  ]

  func run() async throws -> ExitStatus {
    let terminal = Terminal.current()
    let catalogue = try DoubleCatalogue(packageRoot: try Workspace.ofKit().root)
    if let checked {
      terminal.say("\(try DoubleCopyCheck(of: URL(filePath: checked), against: catalogue))")
      return .success
    }
    guard !names.isEmpty else {
      terminal.say(catalogue.doubles.map { ($0.name, $0.summary) }.table())
      terminal.say("\nHelpers, models of every kind of member, and the contract of a store:\n")
      terminal.say(catalogue.others.map { ($0.name, $0.summary) }.table())
      terminal.say("\nCopy some with: kata copy NAME… --to DIR [--import MODULE]")
      return .success
    }
    guard let folder else {
      throw UsageError(
        problem: .missingValue(option: "--to", what: "the folder to copy to"),
        help: "kata copy --help"
      )
    }
    guard module == nil || testableModule == nil else { throw DoubleCopyError.twoKindsOfImport }
    let imports: DoubleCopy.Imports =
      testableModule.map { .testable(Self.names(in: $0)) } ?? module.map {
        .plain(Self.names(in: $0))
      }
      ?? .none
    let copy = DoubleCopy(
      catalogue: catalogue,
      destination: URL(filePath: folder),
      imports: imports,
      withProtocols: withProtocols,
      overwrites: overwrites
    )
    terminal.say("\(try copy.run(names))")
    return .success
  }

  private static func names(in list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}
