import KataKit

/// The words behind `kata`, sorted into a command, its values and its options.
struct Invocation: Equatable {
  /// What is asked for.
  let command: CommandName
  /// The words that are no options, in their order.
  let values: [String]
  private let options: [String: String]

  /// Sorts the words.
  ///
  /// - Throws: `WordError` for a word that has no place.
  init(_ words: [String]) throws(WordError) {
    let first = words.first ?? ""
    var rest = words[...]
    if first == "-h" || first == "--help" {
      (command, values, options) = (.help, [], [:])
      return
    }
    if let named = CommandName(rawValue: first), named != .show {
      command = named
      rest = rest.dropFirst()
    } else if first.isEmpty || first.hasPrefix("-") {
      command = .show
    } else {
      throw .unknownCommand(first)
    }
    var values: [String] = []
    var options: [String: String] = [:]
    while let word = rest.popFirst() {
      if word == "-h" || word == "--help" {
        (self.values, self.options) = (values, ["--help": ""])
        return
      }
      guard word.hasPrefix("-") else {
        values.append(word)
        continue
      }
      guard let option = command.options.first(where: { $0.name == word }) else {
        throw .unknownOption(word, of: command)
      }
      guard let example = option.example else {
        options[word] = ""
        continue
      }
      guard let value = rest.popFirst() else { throw .missingValue(word, example: example) }
      options[word] = value
    }
    guard command.values.contains(values.count) else {
      throw values.count < command.values.lowerBound
        ? .tooFewWords(command) : .tooManyWords(values.last ?? "", command)
    }
    (self.values, self.options) = (values, options)
  }

  /// Whether the option was written.
  func has(_ option: String) -> Bool { options[option] != nil }

  /// The value behind an option; nil if it was not written.
  func value(of option: String) -> String? { options[option] }

  /// The whole number behind an option; nil if it was not written.
  func number(of option: String) throws(WordError) -> UInt64? {
    guard let text = options[option] else { return nil }
    guard let number = UInt64(text) else { throw .badValue(option, text, example: "42") }
    return number
  }

  /// The stage that a word names; nil if there are fewer words.
  func stage(at index: Int) throws(WordError) -> Stage? {
    guard values.indices.contains(index) else { return nil }
    guard let stage = Stage(named: values[index]) else { throw .unknownStage(values[index]) }
    return stage
  }

  /// The step that a word names, as `4` in `stage`, as `1.4`, or by its name.
  func step(at index: Int, in stage: Stage?) throws(WordError) -> Step? {
    guard values.indices.contains(index) else { return nil }
    let word = values[index]
    let steps = stage.map(Catalogue.steps) ?? Stage.allCases.flatMap(Catalogue.steps)
    let found = steps.first { step in
      ["\(step.stage.number).\(step.number)", step.name].contains(word)
        || (stage != nil && word == String(step.number))
    }
    guard let found else { throw .unknownStep(word) }
    return found
  }
}
