/// An implementation with one fault, which the step that owns it must notice.
///
/// What it does stands in `KataSubjects` under the same name.
package struct Mutant: Equatable, Sendable {
  /// The name after `mutant:STAGE.`.
  package let name: String
  /// The misconception in one line.
  package let summary: String

  /// Names a fault.
  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}
