import CommandLineKit
import DoubleWriter

/// Writes a spy, and a mock, for protocols of an engineer's own.
///
/// Without files it writes what the configuration file says.
struct WriteCommand: DoublesCommand, Equatable {
  var withMocks = false
  var options = DeliveryOptions()

  static let name = "write"
  static let summary = "write a spy and a mock for protocols of your own"
  static let parameters: [Parameter<WriteCommand>] =
    [
      .option(.chosen, "PROTOCOL,…", \.options.module.chosen),
      .flag("--mock", \.withMocks, ConfigurationKey.mock.facts.meaning),
      .option(.defaultIsolation, "MainActor", \.options.module.defaultIsolation),
      .option(.helpers, "DIR", \.options.module.helpers),
      .option(.answers, "optional", \.options.module.answers),
      .option(.spyEnding, "WORD", \.options.module.spyEnding),
      .option(.mockEnding, "WORD", \.options.module.mockEnding),
      .option(.skip, "PROTOCOL,…", \.options.module.skip),
      .option(.otherSources, "PATH,…", \.options.module.otherSources),
      .option(.exclude, "PATH,…", \.options.module.exclude),
      .option(.header, "TEXT", \.options.module.header),
    ]
    + DeliveryOptions.parameters.map { $0.kept(in: \.options) } + [
      .words(
        "FILE",
        \.options.module.sources,
        "Swift files, or folders of them, if there is no configuration file",
        example: "Sources/MyApp/Basket"
      )
    ]

  func run() throws -> ExitStatus {
    let plans = try plans()
    var (status, open) = (ExitStatus.success, 0)
    for plan in plans {
      let report = try plan.write(overwrites: options.overwrites)
      if !report.doubles.isEmpty { StandardStream.output.write(report.text + "\n") }
      for problem in report.problems { StandardStream.error.write("doubles: \(problem)\n") }
      for line in report.notes + report.byHand {
        StandardStream.error.write(line + "\n")
      }
      if report.isIncomplete { status = .failure }
      open += report.openFiles.count
    }
    guard open > 0 else { return status }
    let files = open == 1 ? "1 file needs" : "\(open) files need"
    StandardStream.error.write(
      "\(files) your code before the target compiles; the lines above say what.\n"
    )
    return status == .success ? .unfinished : status
  }

  private func plans() throws -> [PlannedDoubles] {
    guard !options.module.sources.isEmpty else {
      var onlyForced = WriteCommand()
      onlyForced.options.overwrites = options.overwrites
      guard self == onlyForced else {
        throw UsageError(
          problem: .missingWord(command: Self.name, what: "FILE, Swift files or folders of them"),
          help: "doubles write --help"
        )
      }
      return try Configuration().plans()
    }
    var module = options.module
    module.mock = withMocks
    let lists: [WritableKeyPath<ModuleConfiguration, [String]?>] = [
      \.chosen, \.skip, \.otherSources, \.exclude,
    ]
    for list in lists { module[keyPath: list]?.removeAll(where: \.isEmpty) }
    return [try PlannedDoubles(for: module)]
  }
}
