/// A correct implementation that is written differently; every step accepts it.
///
/// Its behaviour has the same name in the subjects of its stage.
package struct Variant: Equatable, Sendable {
  /// The name after `variant:STAGE.`.
  package let name: String
  package let summary: String

  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}
