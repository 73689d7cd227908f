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
  var answers: AnswerDefault?
  var spyEnding: String?
  var mockEnding: String?
  var skipped: String?
  var otherSources: String?
  var header: String?
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
        "the folder for the helpers, if not the one of the doubles",
        example: "Sources/TestSupport"
      ),
      .option(
        "--answers",
        "optional",
        \.answers,
        "no answer is needed; a call without one fails",
        example: "optional"
      ),
      .option(
        "--spy-ending",
        "WORD",
        \.spyEnding,
        "the last part of spies' names",
        example: "Fake"
      ),
      .option(
        "--mock-ending",
        "WORD",
        \.mockEnding,
        "the same for mocks, if another tool has mocks already",
        example: "ExpectingMock"
      ),
      .option("--skip", "PROTOCOL,…", \.skipped, "protocols without doubles", example: "OldStore"),
      .option(
        "--other-sources",
        "PATH,…",
        \.otherSources,
        "other modules, whose types are used",
        example: "Sources/Models"
      ),
      .option(
        "--header",
        "TEXT",
        \.header,
        "the comment at the top of new files",
        example: "My team"
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
    var plans = try plans(helpers: catalogue.helpers)
    var (status, open) = (ExitStatus.success, 0)
    for index in plans.indices {
      plans[index].request.overwrites = options.overwrites
      let report = try plans[index].run()
      if !report.doubles.isEmpty { StandardStream.output.write(report.text + "\n") }
      for problem in report.problems { StandardStream.error.write("doubles: \(problem)\n") }
      for line in report.notes + report.byHand + report.stale {
        StandardStream.error.write(line + "\n")
      }
      if report.isIncomplete { status = .failure }
      open += report.openFiles.count
    }
    let gone = paths.isEmpty ? DoubleCheck.gone(after: plans) : []
    if !gone.isEmpty {
      let lines = gone.map { "gone     \($0)\n" }.joined()
      let end =
        "The sources no longer have their protocols. Move what is yours, and delete the files.\n"
      StandardStream.error.write(lines + end)
      status = .failure
    }
    guard open > 0 else { return status }
    let files = open == 1 ? "1 file needs" : "\(open) files need"
    StandardStream.error.write(
      "\(files) your code before the target compiles; the lines above say what.\n"
    )
    return status == .success ? .unfinished : status
  }

  private func plans(
    helpers: @escaping @Sendable (_ text: String) -> [DoubleFile]
  ) throws -> [SpyRequest.Plan] {
    guard !paths.isEmpty else {
      var onlyForced = WriteCommand()
      onlyForced.options.overwrites = options.overwrites
      guard self == onlyForced else {
        throw UsageError(
          problem: .missingWord(command: Self.name, what: "FILE, Swift files or folders of them"),
          help: "doubles write --help"
        )
      }
      return try Configuration().plans(helpers: helpers)
    }
    var request = SpyRequest(paths: paths, helpers: helpers)
    request.protocols = Self.list(protocols)
    request.otherPaths = Self.list(otherSources)
    request.skipped = Self.list(skipped)
    request.header = header
    request.withMocks = withMocks
    request.choice.imports = options.imports
    request.choice.recordsReads = !withoutReads
    request.choice.hasOptionalAnswers = answers == .optional
    request.choice.spyEnding = spyEnding ?? request.choice.spyEnding
    request.choice.mockEnding = mockEnding ?? request.choice.mockEnding
    request.folder = options.folder.map { URL(filePath: $0) }
    request.helperFolder = helperFolder.map { URL(filePath: $0) }
    request.isMainActorDefault = isolation == .mainActor
    request.indentation = indentation ?? .twoSpaces
    return [try request.plan()]
  }

  private static func list(_ words: String?) -> [String] {
    (words ?? "").split(separator: ",").map(String.init)
  }
}
