/// A program with its commands: turns the typed words into an `Action`, or into help.
///
/// The executable chooses `Action`: a value, or a function that carries the command out, as in
/// `Entry(Reset.self) { $0.run }`.
public struct Program<Action>: Sendable {
  /// A command, and the action for it.
  public struct Entry: Sendable {
    let name: String
    let summary: String
    let usage: String
    let usageOfWords: String
    let parameters: [(written: String, explanation: String)]
    let options: [String]
    let optionsWithValue: [String]
    let isHidden: Bool
    let action: @Sendable ([String]) throws(ArgumentError) -> Action

    /// A hidden command is not in the list of the help; `help NAME` shows it.
    public init<C: Command>(
      _ command: C.Type,
      isHidden: Bool = false,
      _ action: @escaping @Sendable (C) throws(ArgumentError) -> Action
    ) {
      let options = C.parameters.filter(\.isOption)
      self.isHidden = isHidden
      name = C.name
      summary = C.summary
      usage = C.usage
      usageOfWords = C.parameters.filter { !$0.isOption }.map(\.usage).joined(separator: " ")
      parameters = C.parameters.map { ($0.written, $0.explanation) }
      self.options = options.map(\.name)
      optionsWithValue = options.filter { $0.kind != .flag }.map(\.name)
      self.action = { words throws(ArgumentError) in try action(try C(words)) }
    }
  }

  /// The request of the user.
  public enum Request {
    /// Show a text, without a line end.
    case show(String)
    /// Carry out an action.
    case run(Action)
  }

  let name: String
  let about: String
  let version: String?
  let topics: [String: String]
  let entries: [Entry]

  /// - Parameters:
  ///   - name: the word that runs it.
  ///   - about: the first sentence of `--help`.
  ///   - version: the version in `--version`; without it there is no such option.
  ///   - topics: further texts for `help TOPIC`, by topic.
  ///   - entries: the commands in the order of the help, one of them without a name.
  public init(
    name: String,
    about: String,
    version: String? = nil,
    topics: [String: String] = [:],
    entries: [Entry]
  ) {
    self.name = name
    self.about = about
    self.version = version
    self.topics = topics
    self.entries = entries
  }

  /// Reads the words after the program's name.
  ///
  /// Options may precede the name of their command. A request for help wins over any error.
  public func request(_ words: [String]) throws(UsageError) -> Request {
    let place = commandPlace(in: words)
    let command = place.map { words[$0] } ?? ""
    let entry = entries.first { $0.name == command }
    if words.prefix(while: { $0 != "--" }).contains(where: ["--help", "-h"].contains) {
      return .show(entry.map(help) ?? help)
    }
    if let version, words == ["--version"] { return .show("\(name) \(version)") }
    if command == "help" { return .show(try help(words.filter { $0 != "help" })) }
    guard let entry else { throw unknown(command) }
    var rest = words
    if let place { rest.remove(at: place) }
    do throws(ArgumentError) {
      return .run(try entry.action(rest))
    } catch {
      throw UsageError(problem: explained(error, entry), help: helpWords(for: entry))
    }
  }

  // The first word that is neither an option nor the value of one. After an unknown option a word
  // could be its value, so there is no command then.
  private func commandPlace(in words: [String]) -> Int? {
    let known = Set(entries.flatMap(\.options) + ["--help", "-h"])
    let takesNext = Set(entries.flatMap(\.optionsWithValue))
    var isValue = false
    for (place, word) in words.enumerated() {
      if isValue {
        isValue = false
      } else if word == "--" || word.isOption && !known.contains(word.optionAndValue.name) {
        return nil
      } else if !word.isOption {
        return place
      } else {
        isValue = takesNext.contains(word)
      }
    }
    return nil
  }

  func unknown(_ command: String) -> UsageError {
    let known = entries.map(\.name) + ["help"] + topics.keys.sorted()
    let nearest = NearestName.nearest(to: command, among: known.filter { !$0.isEmpty })
    return UsageError(
      problem: .unknownCommand(command, nearest: nearest),
      help: "\(name) --help"
    )
  }

  private func explained(_ error: ArgumentError, _ entry: Entry) -> ArgumentError {
    guard case .unknownOption(let option, _) = error else { return error }
    let owners = entries.filter { $0.name != entry.name && $0.options.contains(option) }
    return owners.isEmpty
      ? error
      : .wrongCommand(option: option, commands: owners.map { $0.name.isEmpty ? name : $0.name })
  }
}
