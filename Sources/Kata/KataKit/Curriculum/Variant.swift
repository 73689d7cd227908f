/// A correct implementation that is written differently; every step accepts it.
///
/// What it does stands in `KataSubjects` under the same name.
public struct Variant: Equatable, Sendable {
  /// The name after `variant:STAGE.`.
  public let name: String
  /// What differs, in one line.
  public let summary: String

  /// Names a variant.
  public init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}
