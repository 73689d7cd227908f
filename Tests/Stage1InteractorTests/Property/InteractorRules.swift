import Foundation
import InteractorSubjects
import KataTesting
import TodoDomain
import TodoMocks
import TodoUseCases

/// Judges a scenario by the rules of the list, event by event.
///
/// For a single request, a fresh solution gives the expected range and answer. For requests that
/// overlap, the rules are written here, because more than one behaviour is right.
@MainActor
struct InteractorRules {
  static let asksOnce = """
    A request asks once, immediately, from the start of today up to the end of next week.
    """
  static let nothingAfterwards = """
    When the call returns, its answer was reported or dropped; nothing is reported later.
    """

  private struct Request {
    var interactor: Int
    var now: Date
    var isCancelled = false
    var isAnswered = false
  }

  private let calendar: Calendar
  private let dates: ScenarioText
  private var requests: [Int: Request] = [:]

  init(_ scenario: InteractorScenario) {
    calendar = scenario.days.calendar
    dates = ScenarioText(calendar)
  }

  mutating func request(
    _ number: Int,
    of interactor: Int,
    now: Date,
    _ sight: InteractorWorld.Sight
  ) async -> Difference? {
    requests[number] = Request(interactor: interactor, now: now)
    let range = await alone(.success([]), at: now).range
    guard sight.asked == [range].compactMap(\.self) else {
      return Difference(
        expected: [range].compactMap(\.self).map(dates.asking),
        got: sight.asked.map(dates.asking),
        rule: Self.asksOnce
      )
    }
    return nothing(sight.reported, because: "Nothing is reported before the answer has come.")
  }

  /// The older answer may be reported or not, but not after the newer one.
  mutating func overtake(
    _ event: InteractorScenario.Overtaking,
    _ sight: InteractorWorld.Sight
  ) async -> Difference? {
    let older = requests[event.older]?.now ?? event.now
    requests[event.older]?.isAnswered = true
    requests[event.newer] = Request(
      interactor: event.interactor,
      now: event.now,
      isAnswered: true
    )
    let newest = await alone(event.answerToNewer, at: event.now)
    let range = [newest.range].compactMap(\.self)
    guard sight.asked == range else {
      return Difference(
        expected: range.map(dates.asking),
        got: sight.asked.map(dates.asking),
        rule: Self.asksOnce
      )
    }
    let first = await alone(event.answerToOlder, at: older).reported
    let both = [first, newest.reported].compactMap(\.self)
    let reported = sight.reported.map(\.call)
    for expected in [both, Array(both.suffix(1))] where reported.count == expected.count {
      if zip(reported, expected).allSatisfy({ $0.isExactly($1) }) { return nil }
    }
    return Difference(
      expected: both.map { dates.shown($0) },
      got: reported.map { dates.shown($0) },
      rule: "An older answer or error that comes after a newer one is dropped."
    )
  }

  mutating func cancel(_ number: Int) { requests[number]?.isCancelled = true }

  mutating func answer(
    _ result: Result<[TodoItem], any Error>,
    to number: Int,
    _ sight: InteractorWorld.Sight
  ) async -> Difference? {
    guard let request = requests[number] else { return nil }
    requests[number]?.isAnswered = true
    guard sight.asked.isEmpty else {
      return Difference(expected: [], got: sight.asked.map(dates.asking), rule: Self.asksOnce)
    }
    if request.isCancelled {
      return nothing(sight.reported, because: "A cancelled request reports nothing.")
    }
    let newer = requests.filter { $0.key > number && $0.value.interactor == request.interactor }
      .map(\.value)
    if newer.contains(where: { $0.isAnswered && !$0.isCancelled }) {
      return nothing(
        sight.reported,
        because: "An older answer or error that comes after a newer one is dropped."
      )
    }
    // If a newer request waits or was cancelled, an answer may be reported or dropped.
    if !newer.isEmpty, sight.reported.isEmpty { return nil }
    guard let expected = await alone(result, at: request.now).reported else { return nil }
    let reported = sight.reported.map(\.call)
    let isElsewhere = sight.reported.contains { $0.interactor != request.interactor }
    guard reported.count != 1 || isElsewhere || !reported[0].isExactly(expected) else { return nil }
    return dates.difference(expected: expected, got: reported, answer: result)
  }

  /// A difference if anything was requested or reported.
  func nothing(_ sight: InteractorWorld.Sight, because rule: String) -> Difference? {
    guard sight.asked.isEmpty else {
      return Difference(expected: [], got: sight.asked.map(dates.asking), rule: Self.asksOnce)
    }
    return nothing(sight.reported, because: rule)
  }

  private func nothing(
    _ reported: [(interactor: Int, call: ListInteractorOutputSpy.Call)],
    because rule: String
  ) -> Difference? {
    guard !reported.isEmpty else { return nil }
    return Difference(expected: [], got: reported.map { dates.shown($0.call) }, rule: rule)
  }

  private func alone(
    _ answer: Result<[TodoItem], any Error>,
    at now: Date
  ) async -> (range: Range<Date>?, reported: ListInteractorOutputSpy.Call?) {
    let dataManager = ListDataManagerSpy(todoItems: .from { _ in try answer.get() })
    let output = ListInteractorOutputSpy()
    let model: any ListInteractorSubject = ListInteractorParts(
      dataManager: dataManager,
      clock: TodoClockSpy(now: now),
      calendar: calendar
    ).makeSolution()
    model.output = output
    await model.findUpcomingItems()
    return (dataManager.ranges.last, output.calls.first)
  }
}

extension ListInteractorOutputSpy.Call {
  /// Whether both are equal scalar by scalar; for Swift, two spellings of a character are equal.
  fileprivate func isExactly(_ other: Self) -> Bool {
    guard self == other else { return false }
    return switch (self, other) {
    case (.foundUpcomingItems(let items), .foundUpcomingItems(let others)):
      zip(items, others).allSatisfy { $0.title.utf8.elementsEqual($1.title.utf8) }
    case (.failedToFindUpcomingItems(let failure), .failedToFindUpcomingItems(let other)):
      failure.reason.utf8.elementsEqual(other.reason.utf8)
    default: false
    }
  }
}
