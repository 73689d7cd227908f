/// What `kata spy` has done.
public struct SpyReport: Equatable, Sendable {
  /// What became of a file.
  public enum Outcome: Equatable, Sendable {
    case written(String)
    case updated(String)
    /// It is there already, as it would be written.
    case current(String)
    /// It was edited, or is nobody's; `difference` leads from it to what would be written.
    case kept(String, difference: String)
  }

  /// The spies and mocks, without helpers.
  public let doubles: [SpyFile]
  /// The folder that the files are in; nil if none was to be written.
  public let folder: String?
  /// What became of each file, by its name; empty if none was to be written.
  public let outcomes: [Outcome]

  init(doubles: [SpyFile], folder: String? = nil, outcomes: [Outcome] = []) {
    self.doubles = doubles
    self.folder = folder
    self.outcomes = outcomes
  }

  /// Whether a file was left as it is because it was edited.
  public var isIncomplete: Bool {
    outcomes.contains { if case .kept = $0 { true } else { false } }
  }

  /// What a person has to write, as "ListViewSpy.swift:12: By hand: …".
  public var byHand: [String] {
    doubles.flatMap { file -> [String] in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.compactMap { index in
        guard lines[index].contains("// By hand: ") else { return nil }
        let more = lines[(index + 1)...].prefix { $0.hasPrefix("  // ") && !$0.contains("By hand") }
        let text = ([lines[index]] + more).map { $0.drop { $0 == " " || $0 == "/" } }
        return "\(file.name): \(text.joined(separator: " "))"
      }
    }
  }

  /// All that there is to say: the doubles, or what became of each file.
  public var text: String {
    guard let folder else { return doubles.map(\.text).joined(separator: "\n") }
    return outcomes.map { outcome in
      switch outcome {
      case .written(let name): "wrote    \(folder)/\(name)"
      case .updated(let name): "updated  \(folder)/\(name)"
      case .current(let name): "current  \(folder)/\(name)"
      case .kept(let name, let difference):
        "kept     \(folder)/\(name), which was edited; this is what would change:\n\(difference)"
      }
    }
    .joined(separator: "\n")
  }
}
