import Foundation
import KataTesting
import TodoMocks
import TodoUseCases

@MainActor
extension Act<InteractorDesk> {
  private static let older = "An older answer or error that comes after a newer one is dropped."
  private static let cancelled = "A cancelled request reports nothing."

  /// A request, which waits for its answer.
  static func request(_ request: Request, _ moments: Moments, of interactors: Int) -> Act {
    let name = interactors > 1 ? " of interactor \(request.interactor + 1)" : ""
    return act(
      "request \(request.number)\(name) \(moments.text(request.now, request.later))",
      rule: "Nothing is reported before the answer has come."
    ) { try await $0.ask(request) }
  }

  static func cancel(_ request: Request) -> Act {
    act("request \(request.number) is cancelled", rule: cancelled) { $0.cancel(request) }
  }

  /// The data manager answers the request.
  ///
  /// The answer is old if one to a newer request was reported. If a newer request waits or was
  /// cancelled, it may be reported or dropped.
  static func answer(
    _ request: Request,
    _ moments: Moments,
    hasNewer: Bool,
    isOld: Bool
  ) -> Act {
    var rule = "An answer is reported once, with all upcoming items, even if the list is empty."
    if case .failure = request.answer { rule = "A data error is reported, and nothing else is." }
    if isOld { rule = older }
    if request.isCancelled { rule = cancelled }
    return act("request \(request.number) \(moments.text(request.answer))", rule: rule) {
      try await $0.answer(request)
    }.leavingOpen { expected, got in
      if isOld || (hasNewer && got.isEmpty) { expected = [] }
    }
  }

  /// While the older request's answer is on its way, the newer one asks and is answered.
  static func overtake(_ request: Request, by newer: Request, _ moments: Moments) -> Act {
    act(
      "while request \(request.number) \(moments.text(request.answer)), request \(newer.number)"
        + " \(moments.text(newer.now, newer.later)), \(moments.text(newer.answer))",
      rule: older
    ) {
      try await $0.overtake(request, by: newer)
    }.leavingOpen { expected, got in
      // The older answer may be reported or not, but not after the newer one.
      let (reports, fewer) = (expected.filter { $0 is Report }, got.filter { $0 is Report })
      expected = expected.filter { $0 is RequestedRange } + reports.suffix(max(1, fewer.count))
      got = got.filter { !($0 is Report) } + fewer
    }
  }

  static let end = act("", rule: "The interactor does not keep its output alive.") {
    $0.releaseOutputs()
  }

  private static func act(
    _ label: String,
    rule: String,
    call: @escaping @MainActor (InteractorDesk) async throws -> Void
  ) -> Act {
    Act(label, rule: rule, call: call).choosingRule { expected, got in
      if [expected.first, got.first].contains(where: { $0 is RequestedRange }) {
        return """
          A request asks once, immediately, from the start of today up to the end of next week.
          """
      }
      guard let expected = expected.first?.items, let got = got.first?.items else { return nil }
      if expected.map(\.text) == got.map(\.text) {
        return "An item's relation follows from the day and week of its due date."
      }
      if expected.map(\.text).sorted() == got.map(\.text).sorted() {
        return "Items are sorted by due date, then by name with Swift's <."
      }
      return """
        Exactly the items from the start of today up to the end of next week are reported, unchanged.
        """
    }
  }
}

extension CustomStringConvertible {
  /// The reported items; nil for anything else.
  fileprivate var items: [UpcomingItem]? {
    guard case .foundUpcomingItems(let items) = (self as? Report)?.call else { return nil }
    return items
  }
}

extension UpcomingItem {
  // Without the relation.
  fileprivate var text: String { "\(dueDate.timeIntervalSinceReferenceDate) \(title)" }
}
