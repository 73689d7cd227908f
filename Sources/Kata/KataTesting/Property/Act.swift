/// A call on the fixture of the solution, and then on that of the code under test.
package struct Act<Fixture> {
  /// The call as the reader sees it; several lines if it has line ends, and none if it is empty.
  package var label: String
  /// The sentence about a call that differs.
  package let rule: String
  package var call: @MainActor (Fixture) async throws -> Void
  package private(set) var betterRule: @MainActor ([Call], [Call]) -> String? = { _, _ in nil }
  private(set) var leaveOpen: @MainActor (inout [Call], inout [Call]) -> Void = { _, _ in }

  /// A part of another act needs no rule.
  package init(
    _ label: String,
    rule: String = "",
    call: @escaping @MainActor (Fixture) async throws -> Void
  ) {
    (self.label, self.rule, self.call) = (label, rule, call)
  }

  /// The act with another sentence for some differences; nil is for the sentence that it has.
  ///
  /// The lists begin with the first call that differs; one of them may be empty.
  package func choosingRule(
    _ rule: @escaping @MainActor (_ expected: [Call], _ got: [Call]) -> String?
  ) -> Act {
    var act = self
    act.betterRule = rule
    return act
  }

  /// The act with calls that are changed before they are compared, because more than one behaviour
  /// is right.
  package func leavingOpen(
    _ change: @escaping @MainActor (_ expected: inout [Call], _ got: inout [Call]) -> Void
  ) -> Act {
    var act = self
    act.leaveOpen = change
    return act
  }
}
