/// The arguments taken apart: options with their values, and the words between them.
nonisolated struct GivenOptions {
  /// An option that takes a value.
  enum Name: String, CaseIterable {
    case store = "--store"
    case now = "--now"
    case weekStarts = "--week-starts"
    case timeZone = "--time-zone"
    case locale = "--locale"
    case use = "--use"
    case due = "--due"

    var what: String {
      switch self {
      case .store: "a file"
      case .now: "a moment as YYYY-MM-DDTHH:MM"
      case .weekStarts: "a weekday"
      case .timeZone: "a time zone"
      case .locale: "a locale"
      case .use: "solution or exercise"
      case .due: "a day as YYYY-MM-DD"
      }
    }
  }

  /// The command and its own arguments, in the order they came.
  private(set) var words: [String] = []
  private var values: [Name: String] = [:]

  /// Nothing given.
  init() {}

  /// Takes the arguments apart; of an option given twice, the last value counts.
  init(_ arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Self.name(String(parts[0]))
      let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
      guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
        throw .missingValue(option: name.rawValue, what: name.what)
      }
      values[name] = value
    }
  }

  /// The option's value; nil if the option was not given.
  subscript(_ name: Name) -> String? { values[name] }

  private static func name(_ text: String) throws(OptionError) -> Name {
    if let name = Name(rawValue: text) { return name }
    if text == "--help" { throw .unwantedValue(option: text) }
    throw .unknownOption(
      text,
      nearest: NearestName.nearest(to: text, among: TodoOptions.names)
    )
  }
}
