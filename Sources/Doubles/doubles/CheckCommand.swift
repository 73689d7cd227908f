import CommandLineKit
import DoubleWriter

/// Reports which copied and written doubles are outdated or edited; writes nothing.
struct CheckCommand: DoublesCommand {
  var folders: [String] = []
  var sources: String?

  static let name = "check"
  static let summary = "say which doubles below a folder are missing, outdated or edited"
  static let parameters: [Parameter<CheckCommand>] = [
    .option(
      "--from",
      "PATH,…",
      \.sources,
      "the sources with your own protocols",
      example: "Sources/MyApp"
    ),
    .words("DIR", \.folders, "where to look, if there is no configuration file", example: "Tests"),
  ]

  func run() throws -> ExitStatus {
    let configuration = Configuration.isThere ? try Configuration() : nil
    let check =
      if folders.isEmpty, sources == nil, let configuration {
        try DoubleCheck(of: configuration)
      } else {
        try DoubleCheck(
          of: folders.isEmpty ? ["."] : folders,
          sources: (sources ?? "").split(separator: ",").map(String.init),
          configuration: configuration
        )
      }
    Doubles.say(check.text)
    return check.isPassed ? .success : .failure
  }
}
