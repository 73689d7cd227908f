/// An implementation with one fault, which the step that owns it must detect.
///
/// Its behaviour has the same name in the subjects of its stage.
package struct Mutant: Equatable, Sendable {
  /// The name after `mutant:STAGE.`.
  package let name: String
  /// The misconception in one line.
  package let summary: String
  /// Whether a learner's test may miss it; the kit's own test always catches it.
  package let isBonus: Bool

  package init(_ name: String, _ summary: String, isBonus: Bool = false) {
    self.name = name
    self.summary = summary
    self.isBonus = isBonus
  }
}
