/// A command of a program: a value with a property for each of its options and words.
///
/// ```swift
/// struct Reset: Command {
///   var stage = ""
///   var isConfirmed = false
///
///   static let name = "reset"
///   static let summary = "put the starter of a stage back"
///   static let parameters: [Parameter<Reset>] = [
///     .word("STAGE", \.stage, "the stage's number", example: "1"),
///     .flag("--yes", \.isConfirmed, "do not ask"),
///   ]
/// }
/// ```
public protocol Command: Sendable {
  /// The word that selects the command; empty for the default command.
  static var name: String { get }
  /// A short description, in lower case and without a full stop.
  static var summary: String { get }
  /// The options and words, in the order of the usage line, which is also the order of the words.
  static var parameters: [Parameter<Self>] { get }

  /// Creates the command with its default values.
  init()
}

extension Command {
  /// The usage line, without the program's name.
  public static var usage: String {
    ([name] + parameters.map(\.usage)).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Reads the words after the name.
  ///
  /// After `--`, no word is an option. An option occurs once; its value is the next word, or
  /// follows `=`. Only an option with a list takes more than one word.
  public init(_ words: [String]) throws(ArgumentError) {
    self.init()
    var open = Self.parameters.filter { !$0.isOption }[...]
    var given: Set<String> = []
    var rest = words[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if word == "--", !optionsEnded {
        optionsEnded = true
      } else if !optionsEnded, word.isOption {
        try takeOption(word, &rest, &given)
      } else {
        guard let parameter = open.first else { throw .unwantedWord(word) }
        try parameter.take(&self, word)
        given.insert(parameter.name)
        if case .word = parameter.kind { open.removeFirst() }
      }
    }
    if let missing = open.first(where: { $0.isRequired && !given.contains($0.name) }) {
      throw .missingWord(command: Self.name, what: "\(missing.name), \(missing.explanation)")
    }
  }

  private mutating func takeOption(
    _ word: String,
    _ rest: inout ArraySlice<String>,
    _ given: inout Set<String>
  ) throws(ArgumentError) {
    let (name, attached) = word.optionAndValue
    guard let option = Self.parameters.first(where: { $0.isOption && $0.name == name }) else {
      let names = Self.parameters.filter(\.isOption).map(\.name) + ["--help"]
      throw .unknownOption(name, nearest: NearestName.nearest(to: name, among: names))
    }
    guard given.insert(name).inserted else { throw .repeatedOption(name) }
    guard option.kind != .flag else {
      guard attached == nil else { throw .unwantedValue(option: name) }
      return try option.take(&self, "")
    }
    let value = attached ?? rest.popFirst()
    guard let value, !value.isEmpty, attached != nil || !value.hasPrefix("--") else {
      throw .missingValue(option: name, what: option.explanation)
    }
    try option.take(&self, value)
    guard case .optionWithList = option.kind else { return }
    while let next = rest.first, !next.isOption {
      try option.take(&self, rest.removeFirst())
    }
  }
}

extension String {
  /// Whether it begins like an option; a single `-` is a word.
  var isOption: Bool { hasPrefix("-") && self != "-" }

  /// The parts before and after the first `=`.
  var optionAndValue: (name: String, value: String?) {
    let parts = split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }
}
