import CommandLineKit
import DoubleWriter
import Foundation
import KataKit

/// Writes a spy, and a mock, for protocols of an engineer's own; from any folder.
struct SpyCommand: KataCommand {
  var paths: [String] = []
  var protocols: String?
  var folder: String?
  var withMocks = false
  var module: String?
  var testableModule: String?

  static let name = "spy"
  static let summary = "write a spy and a mock for protocols of your own"
  static let parameters: [Parameter<SpyCommand>] = [
    .option("--for", "PROTOCOL,…", \.protocols, "which protocols", example: "BasketViewProtocol"),
    .option("--to", "DIR", \.folder, "where to", example: "Tests/MyAppTests/Doubles"),
    .flag("--mock", \.withMocks, "a mock with each spy"),
    .option("--import", "MODULE", \.module, "what the doubles import", example: "MyApp"),
    .option(
      "--testable-import",
      "MODULE",
      \.testableModule,
      "the same, with its internal parts",
      example: "MyApp"
    ),
    .words(
      "FILE",
      \.paths,
      "Swift files, or folders of them",
      isRequired: true,
      example: "Sources/MyApp/Basket"
    ),
  ]

  func run() async throws -> ExitStatus {
    let report = try request().run()
    StandardStream.output.write(report.text + "\n")
    for line in report.byHand { StandardStream.error.write(line + "\n") }
    return report.isIncomplete ? .failure : .success
  }

  private func request() throws -> SpyRequest {
    var request = SpyRequest(
      paths: paths,
      helpers: { text in
        try DoubleCatalogue(packageRoot: try Workspace.ofKit().root).helpers(usedIn: text)
          .map { SpyFile(name: $0.name, text: $0.text, source: $0.text) }
      }
    )
    request.protocols = (protocols ?? "").split(separator: ",").map(String.init)
    request.withMocks = withMocks
    request.folder = folder.map { URL(filePath: $0) }
    switch (module, testableModule) {
    case (let module?, nil): request.module = .imported(module)
    case (nil, let module?): request.module = .testable(module)
    case (nil, nil): break
    case (_?, let testable?):
      throw UsageError(
        problem: .badValue(
          "--testable-import",
          value: testable,
          reason: "--import is given, too; one of them is enough",
          nearest: nil
        ),
        help: "kata spy --help"
      )
    }
    return request
  }
}
