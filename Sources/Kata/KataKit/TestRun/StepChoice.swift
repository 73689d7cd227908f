/// The steps of a run that may start, according to `KATA_STEPS`.
package enum StepChoice: Equatable, Sendable {
  /// Up to the first red one, without the kit's own checks of the steps whose tests the learner
  /// writes; the default.
  case given
  /// Up to the first red one, with the kit's own checks of the steps with these keys; the steps
  /// after any other such check wait for the learner's test.
  case judging(Set<String>)
  /// All of them, even after a red one.
  case all

  private static let prefix = "judging:"

  /// Reads the variable's value: `all`, or `judging:` with keys and commas between them.
  ///
  /// - Throws: `RunSettingsError` for any other text.
  init(_ text: String?) throws(RunSettingsError) {
    guard let text else {
      self = .given
      return
    }
    if text == "all" {
      self = .all
    } else if text.hasPrefix(Self.prefix) {
      let keys = text.dropFirst(Self.prefix.count).split(separator: ",").map(String.init)
      self = .judging(Set(keys))
    } else {
      throw .unreadable(.steps, text, wanted: "all")
    }
  }

  /// The variable's value for it; empty for the default.
  package var text: String {
    switch self {
    case .given: ""
    case .judging(let keys): Self.prefix + keys.sorted().joined(separator: ",")
    case .all: "all"
    }
  }
}
