/// The property of a command that stores the value of a parameter.
public typealias Property<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// An option or a word of a command, and the property that stores its value.
///
/// Reading and usage both come from this declaration, so no name is written twice.
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

  /// An option with a value, such as `--seed N`; `placeholder` is the `N`.
  public static func option<Value: ArgumentValue>(
    _ name: String,
    _ placeholder: String,
    _ property: Property<Root, Value?>,
    _ help: String,
    example: String? = nil
  ) -> Self {
    Self(.option(placeholder), name, help, example) { $0[keyPath: property] = $1 }
  }

  /// An option with a list, such as `--of COPY…`: the words up to the next option, at least one.
  public static func option<Value: ArgumentValue>(
    _ name: String,
    _ placeholder: String,
    _ property: Property<Root, [Value]>,
    _ help: String,
    example: String? = nil
  ) -> Self {
    Self(.optionWithList(placeholder), name, help, example) { $0[keyPath: property].append($1) }
  }

  /// A required word, such as `STAGE`.
  public static func word<Value: ArgumentValue>(
    _ name: String,
    _ property: Property<Root, Value>,
    _ help: String,
    example: String? = nil
  ) -> Self {
    Self(.word(isRequired: true), name, help, example) { $0[keyPath: property] = $1 }
  }

  /// An optional word, such as `[STEP]`; with `isRequired`, a required word without a default.
  public static func word<Value: ArgumentValue>(
    _ name: String,
    _ property: Property<Root, Value?>,
    _ help: String,
    isRequired: Bool = false,
    example: String? = nil
  ) -> Self {
    Self(.word(isRequired: isRequired), name, help, example) { $0[keyPath: property] = $1 }
  }

  /// Any number of words, such as `DIR…`, at least one if `isRequired`; the last parameter.
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

  /// The same parameter for a command that contains a `Root` in that property.
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

/// The kinds of parameters.
enum ParameterKind: Equatable {
  case flag
  /// With the placeholder of its value.
  case option(String)
  case optionWithList(String)
  case word(isRequired: Bool)
  case words(isRequired: Bool)
}

extension Parameter {
  var isOption: Bool {
    switch kind {
    case .flag, .option, .optionWithList: true
    case .word, .words: false
    }
  }

  var isRequired: Bool { [.word(isRequired: true), .words(isRequired: true)].contains(kind) }

  /// Its form, such as `--seed N` or `DIR…`.
  var written: String {
    switch kind {
    case .flag, .word: name
    case .option(let placeholder): "\(name) \(placeholder)"
    case .optionWithList(let placeholder): "\(name) \(placeholder)…"
    case .words: "\(name)…"
    }
  }

  /// Its form in a line of usage: in brackets if it is optional.
  var usage: String { isRequired ? written : "[\(written)]" }

  /// Its description, with an example of a value.
  var explanation: String { help + (example.map { ", such as \($0)" } ?? "") }
}
