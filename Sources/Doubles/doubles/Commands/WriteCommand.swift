import CommandLineKit
import DoubleWriter
import Foundation

/// Writes a spy, and a mock, for protocols of an engineer's own.
struct WriteCommand: DoublesCommand {
  var paths: [String] = []
  var protocols: String?
  var withMocks = false
  var options = DeliveryOptions()

  static let name = "write"
  static let summary = "write a spy and a mock for protocols of your own"
  static let parameters: [Parameter<WriteCommand>] =
    [
      .option("--for", "PROTOCOL,…", \.protocols, "which protocols", example: "BasketViewProtocol"),
      .flag("--mock", \.withMocks, "a mock with each spy"),
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
    request.imports = try options.imports(of: Self.name)
    request.folder = options.folder.map { URL(filePath: $0) }
    request.overwrites = options.overwrites
    let report = try request.run()
    StandardStream.output.write(report.text + "\n")
    for line in report.byHand { StandardStream.error.write(line + "\n") }
    return report.isIncomplete ? .failure : .success
  }
}
