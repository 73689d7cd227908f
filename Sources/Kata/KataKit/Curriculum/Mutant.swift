/// An implementation with one fault, which the step that owns it must notice.
///
/// What it does stands in `KataSubjects` under the same name.
public struct Mutant: Equatable, Sendable {
  /// The name after `mutant:STAGE.`.
  public let name: String
  /// The misconception in one line.
  public let summary: String

  /// Names a fault.
  public init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}
