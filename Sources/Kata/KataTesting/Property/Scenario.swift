import KataCore

/// The acts of one trial of a property, and how to make a fixture for them.
@MainActor
package struct Scenario<Fixture> {
  /// The circumstances, such as the calendar.
  private let head: [String]
  private let acts: [Act<Fixture>]
  /// The turns of the main actor in which work that the code began in a task is seen.
  private let turns: Int
  private let fixture: @MainActor (Implementation?, CallLog) throws -> Fixture

  /// `fixture` makes the code under test, or this implementation, with neighbours that use the log.
  package init(
    _ head: String...,
    acts: [Act<Fixture>],
    turns: Int = 3,
    fixture: @escaping @MainActor (Implementation?, CallLog) throws -> Fixture
  ) {
    (self.head, self.acts, self.turns, self.fixture) = (head, acts, turns, fixture)
  }

  /// The head and the acts, one or more lines each.
  var lines: [String] {
    head + acts.flatMap { $0.label.split(whereSeparator: \.isNewline) }.map { "  \($0)" }
  }

  /// Performs all acts on the code and on the solution; nil if their neighbours see the same.
  func difference() async throws -> Difference? {
    let (log, modelsLog) = (CallLog(), CallLog())
    let code = try fixture(nil, log)
    let model = try fixture(.solution, modelsLog)
    var first: Difference?
    // To the end, so that nothing is left waiting.
    for act in acts {
      try await act.call(model)
      // The solution starts no task.
      var expected = await modelsLog.takeCalls(turns: 0)
      try await act.call(code)
      var got = await log.takeCalls(turns: turns)
      act.leaveOpen(&expected, &got)
      first =
        first
        ?? Difference(expected: expected, got: got) { act.betterRule($0, $1) ?? act.rule }
    }
    return first
  }
}

/// The calls that a neighbour received, and those that a rule requires.
struct Difference {
  /// The expected calls, one a line; empty for nothing.
  var expected: [String]
  /// The actual calls, one a line; empty for nothing.
  var got: [String]
  /// The sentence of the Guide with the rule.
  var rule: String
}

extension Difference {
  /// The calls from the first one that differs; nil if there is none.
  @MainActor
  fileprivate init?(
    expected: [Call],
    got: [Call],
    rule: (_ expected: [Call], _ got: [Call]) -> String
  ) {
    let same = zip(expected, got).prefix(while: areSame).count
    let (expected, got) = (Array(expected.dropFirst(same)), Array(got.dropFirst(same)))
    guard !expected.isEmpty || !got.isEmpty else { return nil }
    let late = (got.first as? LateCall)?.call
    let isLate = late.map { call in expected.first.map { areSame($0, call) } ?? true } ?? false
    self.init(
      expected: expected.map { printed($0.description) },
      got: got.map { printed($0.description) },
      rule: isLate
        ? "When a call returns, its work is done; it does not start a task for it."
        : rule(expected, got)
    )
  }
}
