import CommandLineKit
import DoubleWriter
import Foundation

/// Writes a spy, and a mock, for protocols of an engineer's own.
///
/// Without files it writes what the configuration file says.
struct WriteCommand: DoublesCommand, Equatable {
  var paths: [String] = []
  var protocols: String?
  var withMocks = false
  var withoutReads = false
  var isolation: DefaultIsolation?
  var indentation: Indentation?
  var helperFolder: String?
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
        "--indent",
        "SPACES",
        \.indentation,
        "the indentation: 2, 4 or tab",
        example: "4"
      ),
      .option(
        "--helpers",
        "DIR",
        \.helperFolder,
        "the folder for the helpers, if it is another",
        example: "Sources/TestSupport"
      ),
    ]
    + DeliveryOptions.parameters.map { $0.kept(in: \.options) } + [
      .words(
        "FILE",
        \.paths,
        "Swift files, or folders of them, if there is no configuration file",
        example: "Sources/MyApp/Basket"
      )
    ]

  func run() throws -> ExitStatus {
    let catalogue = try DoubleCatalogue()
    var status = ExitStatus.success
    for var request in try requests(helpers: catalogue.helpers) {
      request.overwrites = options.overwrites
      let report = try request.run()
      if !report.doubles.isEmpty { StandardStream.output.write(report.text + "\n") }
      for problem in report.problems { StandardStream.error.write("doubles: \(problem)\n") }
      for line in report.notes + report.byHand { StandardStream.error.write(line + "\n") }
      if report.isIncomplete { status = .failure }
    }
    return status
  }

  private func requests(
    helpers: @escaping @Sendable (_ text: String) -> [DoubleFile]
  ) throws -> [SpyRequest] {
    guard !paths.isEmpty else {
      var onlyForced = WriteCommand()
      onlyForced.options.overwrites = options.overwrites
      guard self == onlyForced else {
        throw UsageError(
          problem: .missingWord(command: Self.name, what: "FILE, Swift files or folders of them"),
          help: "doubles write --help"
        )
      }
      return try Configuration().requests(helpers: helpers)
    }
    var request = SpyRequest(paths: paths, helpers: helpers)
    request.protocols = (protocols ?? "").split(separator: ",").map(String.init)
    request.withMocks = withMocks
    request.imports = options.imports
    request.folder = options.folder.map { URL(filePath: $0) }
    request.helperFolder = helperFolder.map { URL(filePath: $0) }
    request.recordsReads = !withoutReads
    request.isMainActorDefault = isolation == .mainActor
    request.indentation = indentation ?? .twoSpaces
    return [request]
  }
}
