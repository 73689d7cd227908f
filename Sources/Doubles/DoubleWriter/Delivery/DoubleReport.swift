/// The result of copying or writing doubles.
public struct DoubleReport: Equatable, Sendable {
  /// The outcome for one file, which is given by its name.
  public enum Outcome: Equatable, Sendable {
    case written(String)
    case updated(String)
    /// The file already has the right text.
    case current(String)
    /// The file was edited; `difference` leads from its text to the new text.
    ///
    /// If it is foreign, it has no first line of `doubles`: a person wrote all of it.
    case kept(String, difference: String, isForeign: Bool)
    /// The file of a person was replaced, and `copy` has its text.
    case replaced(String, copy: String)
  }

  /// The spies and mocks of the engineer's own protocols, without helpers.
  public var doubles: [DoubleFile] = []
  /// The person's part of each of them.
  var own: [OwnCode] = []
  /// The path of the folder; nil if nothing was to be written.
  public var folder: String?
  /// The path of the helpers' folder; nil if they are in the same one.
  public var helperFolder: String?
  /// One outcome for each file; empty if nothing was to be written.
  public var outcomes: [Outcome] = []
  /// The protocols for which nothing could be written, and the reasons.
  public var problems: [DoubleError] = []
  /// One sentence for each protocol without a mock; empty if nothing was written, because an
  /// earlier run has printed them.
  public var notes: [String] = []
  /// The kit's names that the copies still use.
  public var toReplace: [String] = []

  /// Whether an edited file was kept, or something could not be written.
  public var isIncomplete: Bool { !problems.isEmpty || keepsFiles }

  /// Whether every file had the right text.
  var isUnchanged: Bool {
    outcomes.allSatisfy { if case .current = $0 { true } else { false } }
  }

  private var keepsFiles: Bool {
    outcomes.contains { if case .kept = $0 { true } else { false } }
  }

  /// The notes on members without code, such as "ListViewSpy.swift: By hand: …".
  public var byHand: [String] { own.flatMap { own in own.missing.map { "\(own.file): \($0)" } } }

  /// The names of the written files that do not compile before a person adds code.
  public var openFiles: [String] {
    folder == nil ? [] : own.filter { !$0.missing.isEmpty }.map(\.file)
  }

  /// The code of the doubles, or a line for each file.
  public var text: String {
    guard let folder else { return doubles.map(\.text).joined(separator: "\n") }
    var lines = outcomes.map { outcome in
      switch outcome {
      case .written(let name): "wrote    \(path(of: name, in: folder))"
      case .updated(let name): "updated  \(path(of: name, in: folder))"
      case .current(let name): "current  \(path(of: name, in: folder))"
      case .replaced(let name, let copy):
        "updated  \(path(of: name, in: folder)), which was yours: its text is in \(copy)"
      case .kept(let name, let difference, let isForeign):
        """
        kept     \(path(of: name, in: folder)), \(isForeign ? "which `doubles` did not write" : "which was edited"); \
        this is what would change:
        \(difference)
        """
      }
    }
    if keepsFiles {
      lines.append("Kept files are unchanged. To replace them too, run the command with --force.")
    }
    if !toReplace.isEmpty {
      let names = toReplace.joined(separator: ", ")
      lines.append("Replace these names of the kit with those of your project: \(names).")
    }
    return lines.joined(separator: "\n")
  }

  private func path(of name: String, in folder: String) -> String {
    let isHelper = !doubles.contains { $0.name == name }
    return "\(isHelper ? helperFolder ?? folder : folder)/\(name)"
  }
}
