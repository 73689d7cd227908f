/// An implementation with one fault, which a step must notice.
public struct Mutant: Equatable, Sendable {
  /// The stage whose implementation is faulty; the others use the solution.
  public var stage: Stage
  /// The name after `mutant:STAGE.`.
  public var name: String
  /// The misconception in one line.
  public var story: String
  /// The name of the step that kills it.
  public var step: String

  /// How `KATA_SUBJECT` names it.
  public var subject: SubjectChoice { .mutant(stage, name) }
}
