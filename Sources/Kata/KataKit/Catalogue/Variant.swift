/// A correct implementation that is written differently; every step accepts it.
public struct Variant: Equatable, Sendable {
  /// The stage that is written differently; the others use the solution.
  public var stage: Stage
  /// The name after `variant:STAGE.`.
  public var name: String
  /// What differs, in one line.
  public var difference: String

  /// How `KATA_SUBJECT` names it.
  public var subject: SubjectChoice { .variant(stage, name) }
}
