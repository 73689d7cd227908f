/// The effects of a call, as a declaration writes them.
struct Effects: Equatable, Sendable {
  enum Throwing: Equatable, Sendable {
    case nothing
    /// `rethrows`: the errors of its arguments.
    case again
    /// `throws`, with the type of the errors; nil if none is written.
    case errors(SwiftType?)
  }

  var isAsync = false
  var throwing = Throwing.nothing

  /// `async`, `throws(Failure)` and similar words.
  var words: [String] {
    let last: String? =
      switch throwing {
      case .nothing: nil
      case .again: "rethrows"
      case .errors(let type): "throws" + (type.map { "(\($0))" } ?? "")
      }
    return [isAsync ? "async" : nil, last].compactMap(\.self)
  }

  /// ` async throws(Failure)` and similar effects behind a list of parameters, or nothing.
  var clause: String { words.map { " \($0)" }.joined() }

  /// The type of the errors, if it is written.
  var failure: SwiftType? {
    if case .errors(let type) = throwing { type } else { nil }
  }

  /// Whether a call can throw errors of its own: `throws(Never)` cannot.
  var canThrow: Bool {
    if case .errors(let type) = throwing { type?.description != "Never" } else { false }
  }

  /// Whether a call needs a `try`.
  var needsTry: Bool { canThrow || throwing == .again }

  /// The parts of `try await ` that a call needs.
  var marks: String { (needsTry ? "try " : "") + (isAsync ? "await " : "") }

  /// The effects that both allow.
  func common(with other: Effects) -> Effects {
    let both = [throwing, other.throwing]
    let weaker = [Throwing.nothing, .again].first(where: both.contains)
    return Effects(isAsync: isAsync && other.isAsync, throwing: weaker ?? other.throwing)
  }

  func changingTypes(_ change: (SwiftType) -> SwiftType) -> Effects {
    guard let failure else { return self }
    return Effects(isAsync: isAsync, throwing: .errors(change(failure)))
  }
}
