extension Program {
  /// The text of `--help`: the commands, the options of the command without a name, and the names
  /// of the other topics.
  var help: String {
    let commands = entries.filter { !$0.isHidden }.map { entry in
      (
        [name, entry.name, entry.usageOfWords].filter { !$0.isEmpty }.joined(separator: " "),
        entry.summary
      )
    }
    let others = entries.filter(\.isHidden).map(\.name) + topics.keys
    let words = others.sorted().map { "\(name) help \($0)" }.joined(separator: ", ")
    let main = entries.first { $0.name.isEmpty }?.parameters ?? []
    let always =
      [("--help", "show this; after a command, show its options")]
      + (version == nil ? [] : [("--version", "show the version")])
    return [
      about, commands.table(), (main.map { ($0.written, $0.explanation) } + always).table(),
      words.isEmpty ? "" : "Other topics: \(words)".wrapped(to: 80),
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The text of `--help` after a command.
  func help(of entry: Entry) -> String {
    guard !entry.name.isEmpty else { return help }
    let rows = entry.parameters.map { ($0.written, $0.explanation) }
    let sentence = entry.summary.prefix(1).uppercased() + entry.summary.dropFirst() + "."
    return
      (["usage: \(name) \(entry.usage)".wrapped(to: 80, hanging: 7), sentence.wrapped(to: 80)]
      + (rows.isEmpty ? [] : [rows.table()]))
      .joined(separator: "\n\n")
  }

  /// The text of `help` with at most one word after it.
  func help(_ words: [String]) throws(UsageError) -> String {
    guard let topic = words.first else { return help }
    guard words.count == 1 else {
      throw UsageError(problem: .unwantedWord(words[1]), help: "\(name) --help")
    }
    if let text = topics[topic] { return text }
    guard let entry = entries.first(where: { $0.name == topic }) else { throw unknown(topic) }
    return help(of: entry)
  }

  func helpWords(for entry: Entry) -> String {
    entry.name.isEmpty ? "\(name) --help" : "\(name) \(entry.name) --help"
  }
}
