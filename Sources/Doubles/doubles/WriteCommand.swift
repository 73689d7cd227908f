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
      .option(.chosen, "PROTOCOL,…", \.protocols),
      .flag("--mock", \.withMocks, ConfigurationKey.mock.meaning),
      .flag("--without-reads", \.withoutReads, ConfigurationKey.withoutReads.meaning),
      .option(.defaultIsolation, "MainActor", \.isolation),
      .option(.indent, "SPACES", \.indentation),
      .option(.helpers, "DIR", \.helperFolder), .option(.answers, "optional", \.answers),
      .option(.spyEnding, "WORD", \.spyEnding), .option(.mockEnding, "WORD", \.mockEnding),
      .option(.skip, "PROTOCOL,…", \.skipped), .option(.otherSources, "PATH,…", \.otherSources),
      .option(.header, "TEXT", \.header),
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
    for line in gone { StandardStream.error.write(line + "\n") }
    if !gone.isEmpty { status = .failure }
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
