/// The kit's own checks to run at the steps with a test of the learner's.
package enum HiddenChecks: Equatable, Sendable {
  /// None; the steps after them do not wait.
  case none
  /// All of them.
  case all
  /// The checks of the steps with these keys; the steps after any other check wait for it.
  case only(Set<String>)

  private static let prefix = "steps:"

  /// Reads the value of `KATA_HIDDEN`: `1`, or `steps:` with keys and commas between them.
  init(_ text: String?) {
    if text == "1" {
      self = .all
    } else if let text, text.hasPrefix(Self.prefix) {
      let keys = text.dropFirst(Self.prefix.count).split(separator: ",").map(String.init)
      self = .only(Set(keys))
    } else {
      self = .none
    }
  }

  /// The value of `KATA_HIDDEN` for it; empty for none.
  package var text: String {
    switch self {
    case .none: ""
    case .all: "1"
    case .only(let keys): Self.prefix + keys.sorted().joined(separator: ",")
    }
  }
}
