/// The keys of a module in `.doubles.json`; most are named as the options of `doubles write`.
public enum ConfigurationKey: String, CaseIterable, CodingKey {
  case sources
  case otherSources = "other-sources"
  case exclude
  case to
  case helpers
  case plainImport = "import"
  case testableImport = "testable-import"
  case defaultIsolation = "default-isolation"
  case mock
  case answers
  case spyEnding = "spy-ending"
  case mockEnding = "mock-ending"
  case header
  case chosen = "for"
  case skip

  /// The end of a sentence about a missing or wrong value.
  var advice: String { "; write for example \"\(rawValue)\": \(facts.example)" }

  /// The meaning of the value, and a valid value in JSON.
  public var facts: (meaning: String, example: String) {
    switch self {
    case .sources: ("the files and folders with the protocols; required", #"["Sources/MyApp"]"#)
    case .otherSources:
      ("other modules, whose types are used; they get no doubles", #"["Sources/Models"]"#)
    case .exclude:
      ("files and folders in the sources that are not read", #"["Sources/MyApp/Generated"]"#)
    case .to: ("the folder for the doubles; required", #""Tests/MyAppTests/Doubles""#)
    case .helpers:
      ("the folder for the helpers, if not the one of the doubles", #""Sources/TestSupport""#)
    case .plainImport: ("what the doubles import", #"["TestSupport"]"#)
    case .testableImport: ("the same, with its internal parts", #"["MyApp"]"#)
    case .defaultIsolation: ("the default isolation of the module", #""MainActor""#)
    case .mock: ("a mock with each spy", "true")
    case .answers: ("no answer is needed; a call without one fails", #""optional""#)
    case .spyEnding: ("the last part of the name of each spy", #""Recorder""#)
    case .mockEnding: ("the same for mocks, if another tool has mocks already", #""ExpectingMock""#)
    case .header: ("the comment at the top of new files", #""Copyright""#)
    case .chosen: ("the only protocols that get doubles", #"["BasketViewProtocol"]"#)
    case .skip: ("protocols that get none", #"["LegacyStore"]"#)
    }
  }
}
