/// The keys of a module in `.doubles.json`; most are named as the options of `doubles write`.
enum ConfigurationKey: String, CaseIterable, CodingKey {
  case sources
  case otherSources = "other-sources"
  case to
  case helpers
  case plainImport = "import"
  case testableImport = "testable-import"
  case defaultIsolation = "default-isolation"
  case mock
  case answers
  case spyEnding = "spy-ending"
  case mockEnding = "mock-ending"
  case indent
  case header
  case withoutReads = "without-reads"
  case chosen = "for"
  case skip

  /// The meaning of the value.
  var meaning: String {
    switch self {
    case .sources: "the files and folders with the protocols; required"
    case .otherSources: "sources of other modules, whose types are used; they get no doubles"
    case .to: "the folder for the doubles; required"
    case .helpers: "the folder for the helpers, if not the one of the doubles"
    case .plainImport: "what the doubles import"
    case .testableImport: "the same, with its internal parts"
    case .defaultIsolation: "the default isolation of the module"
    case .mock: "a mock with each spy"
    case .answers: "whether init has a default for every answer, which fails when it is used"
    case .spyEnding: "the last part of the name of each spy"
    case .mockEnding: "the same for mocks, if another tool has mocks already"
    case .indent: "the spaces of each indentation, 2 or 4, or \"tab\""
    case .header: "the comment at the top of new files"
    case .withoutReads: "spies do not record that a property was read"
    case .chosen: "the only protocols that get doubles"
    case .skip: "protocols that get none"
    }
  }

  /// A valid value, in JSON.
  var example: String {
    switch self {
    case .sources: #"["Sources/MyApp"]"#
    case .otherSources: #"["Sources/Models"]"#
    case .to: #""Tests/MyAppTests/Doubles""#
    case .helpers: #""Sources/TestSupport""#
    case .plainImport: #"["TestSupport"]"#
    case .testableImport: #"["MyApp"]"#
    case .defaultIsolation: #""MainActor""#
    case .answers: #""optional""#
    case .spyEnding: #""Recorder""#
    case .mockEnding: #""ExpectingMock""#
    case .indent: "4"
    case .header: #""Copyright: the team""#
    case .mock, .withoutReads: "true"
    case .chosen: #"["BasketViewProtocol"]"#
    case .skip: #"["LegacyStore"]"#
    }
  }
}
