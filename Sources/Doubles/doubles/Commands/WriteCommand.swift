import CommandLineKit
import DoubleWriter
import Foundation

/// Writes a spy, and a mock, for protocols of an engineer's own.
struct WriteCommand: DoublesCommand {
  var paths: [String] = []
  var protocols: String?
  var withMocks = false
  var withoutReads = false
  var isolation: String?
  var helpers: String?
  var options = DeliveryOptions()

  static let name = "write"
  static let summary = "write a spy and a mock for protocols of your own"
  static let parameters: [Parameter<WriteCommand>] =
    [
      .option("--for", "PROTOCOL,…", \.protocols, "which protocols", example: "BasketViewProtocol"),
      .flag("--mock", \.withMocks, "a mock with each spy"),
      .flag("--without-reads", \.withoutReads, "spies do not record that a property was read"),
      .option(
        "--default-isolation",
        "MainActor",
        \.isolation,
        "the default isolation of the module of the protocols",
        example: "MainActor"
      ),
      .option(
        "--helpers",
        "DIR",
        \.helpers,
        "the folder for the helpers, if it is another",
        example: "Sources/TestSupport"
      ),
    ]
    + DeliveryOptions.parameters.map { $0.kept(in: \.options) } + [
      .words(
        "FILE",
        \.paths,
        "Swift files, or folders of them",
        isRequired: true,
        example: "Sources/MyApp/Basket"
      )
    ]

  func run() throws -> ExitStatus {
    let catalogue = try DoubleCatalogue()
    var request = SpyRequest(paths: paths, helpers: catalogue.helpers)
    request.protocols = (protocols ?? "").split(separator: ",").map(String.init)
    request.withMocks = withMocks
    request.imports = options.imports
    request.folder = options.folder.map { URL(filePath: $0) }
    request.helperFolder = helpers.map { URL(filePath: $0) }
    request.overwrites = options.overwrites
    request.recordsReads = !withoutReads
    request.isMainActorDefault = try isMainActorDefault
    let report = try request.run()
    if !report.doubles.isEmpty { StandardStream.output.write(report.text + "\n") }
    for problem in report.problems { StandardStream.error.write("doubles: \(problem)\n") }
    for line in report.byHand { StandardStream.error.write(line + "\n") }
    return report.isIncomplete ? .failure : .success
  }

  private var isMainActorDefault: Bool {
    get throws(UsageError) {
      switch isolation {
      case "MainActor": return true
      case nil, "nonisolated": return false
      case let other?:
        throw UsageError(
          problem: .badValue(
            "--default-isolation",
            value: other,
            reason: "it is MainActor or nonisolated, as in Package.swift",
            nearest: nil
          ),
          help: "doubles write --help"
        )
      }
    }
  }
}
