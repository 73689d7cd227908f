/// A property of a command, in which a parameter keeps what was given.
public typealias Property<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// One thing that may stand behind a command, and the property that keeps it.
///
/// What is declared is what is read: no name is written twice, and usage is made of these.
public struct Parameter<Root>: Sendable {
  let kind: ParameterKind
  let name: String
  let help: String
  let example: String?
  let take: @Sendable (inout Root, String) throws(ArgumentError) -> Void

  /// An option without a value, such as `--yes`.
  public static func flag(
    _ name: String,
    _ property: Property<Root, Bool>,
    _ help: String
  ) -> Self {
    Self(kind: .flag, name: name, help: help, example: nil) { root, _ in
      root[keyPath: property] = true
    }
  }

  /// An option with a value, such as `--seed N`, of which `placeholder` is the `N`.
  public static func option<Value: ArgumentValue>(
    _ name: String,
    _ placeholder: String,
    _ property: Property<Root, Value?>,
    _ help: String,
    example: String? = nil
  ) -> Self {
    Self(.option(placeholder), name, help, example) { $0[keyPath: property] = $1 }
  }

  /// A word that must be there, such as `STAGE`.
  public static func word<Value: ArgumentValue>(
    _ name: String,
    _ property: Property<Root, Value>,
    _ help: String,
    example: String? = nil
  ) -> Self {
    Self(.word(isRequired: true), name, help, example) { $0[keyPath: property] = $1 }
  }

  /// A word that may be left out, such as `[STEP]`; one without a default that must be there has
  /// `isRequired`.
  public static func word<Value: ArgumentValue>(
    _ name: String,
    _ property: Property<Root, Value?>,
    _ help: String,
    isRequired: Bool = false,
    example: String? = nil
  ) -> Self {
    Self(.word(isRequired: isRequired), name, help, example) { $0[keyPath: property] = $1 }
  }

  /// Any number of words, at least one where `isRequired`, such as `DIR…`; the last parameter.
  public static func words<Value: ArgumentValue>(
    _ name: String,
    _ property: Property<Root, [Value]>,
    _ help: String,
    isRequired: Bool = false,
    example: String? = nil
  ) -> Self {
    Self(.words(isRequired: isRequired), name, help, example) {
      $0[keyPath: property].append($1)
    }
  }

  /// The same parameter of a command that has a `Root` in that property.
  public func kept<Command>(
    in property: Property<Command, Root>
  ) -> Parameter<Command> {
    let take = take
    return Parameter<Command>(kind: kind, name: name, help: help, example: example) {
      command,
      word throws(ArgumentError) in
      try take(&command[keyPath: property], word)
    }
  }
}

extension Parameter {
  private init<Value: ArgumentValue>(
    _ kind: ParameterKind,
    _ name: String,
    _ help: String,
    _ example: String?,
    keep: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.init(kind: kind, name: name, help: help, example: example) {
      root,
      word throws(ArgumentError) in
      guard let value = Value(argument: word) else {
        throw Self.badValue(word, name, among: Value.words, example: example)
      }
      keep(&root, value)
    }
  }

  private static func badValue(
    _ word: String,
    _ name: String,
    among words: [String],
    example: String?
  ) -> ArgumentError {
    let reason =
      switch (words.isEmpty, example) {
      case (false, _): "it is one of \(words.joined(separator: ", "))"
      case (true, let example?): "write for example \(example)"
      case (true, nil): "it has another form"
      }
    let nearest = NearestName.nearest(to: word, among: words)
    return .badValue(name, value: word, reason: reason, nearest: nearest)
  }
}

/// How a parameter is written.
enum ParameterKind: Equatable {
  case flag
  /// With the placeholder of its value.
  case option(String)
  case word(isRequired: Bool)
  case words(isRequired: Bool)
}

extension Parameter {
  var isOption: Bool {
    switch kind {
    case .flag, .option: true
    case .word, .words: false
    }
  }

  var isRequired: Bool { [.word(isRequired: true), .words(isRequired: true)].contains(kind) }

  /// How it is written, such as `--seed N` or `DIR…`.
  var written: String {
    switch kind {
    case .flag, .word: name
    case .option(let placeholder): "\(name) \(placeholder)"
    case .words: "\(name)…"
    }
  }

  /// How it is written in a line of usage: in brackets if it may be left out.
  var usage: String { isRequired ? written : "[\(written)]" }

  /// What it is, with an example of a value.
  var explanation: String { help + (example.map { ", such as \($0)" } ?? "") }
}
