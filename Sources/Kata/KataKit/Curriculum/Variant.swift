/// A correct implementation that is written differently; every step accepts it.
///
/// What it does stands in `KataSubjects` under the same name.
package struct Variant: Equatable, Sendable {
  /// The name after `variant:STAGE.`.
  package let name: String
  /// What differs, in one line.
  package let summary: String

  /// Names a variant.
  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}
