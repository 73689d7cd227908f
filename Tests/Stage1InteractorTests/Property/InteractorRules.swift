import Foundation
import InteractorSubjects
import KataTesting
import TodoMocks
import TodoUseCases

/// The lines that the rules of the list allow in a scenario.
///
/// For a single request, a fresh solution gives the expected range and answer. For requests that
/// overlap, the rules are written here, because more than one behaviour is right.
@MainActor
struct InteractorRules {
  typealias Request = InteractorScenario.Request

  private let calendar: Calendar
  private let text: ScenarioText
  private var made: [Request] = []
  private var answered: Set<Int> = []

  init(_ scenario: InteractorScenario) {
    calendar = scenario.days.calendar
    text = ScenarioText(calendar)
  }

  /// The lines that may be seen after the event, for each behaviour that is right.
  mutating func sights(after event: InteractorScenario.Event) async -> [[String]] {
    switch event {
    case .cancel: return [[]]
    case .request(let request):
      made.append(request)
      return [await alone(request).asked]
    case .overtake(let older, let newer):
      made.append(newer)
      answered.formUnion([older.number, newer.number])
      // The older answer may be reported or not, but not after the newer one.
      let (first, last) = (await alone(older), await alone(newer))
      return [last.asked + first.reported + last.reported, last.asked + last.reported]
    case .answer(let request):
      answered.insert(request.number)
      let newer = made.filter {
        $0.number > request.number && $0.interactor == request.interactor
      }
      let isOld = newer.contains { answered.contains($0.number) && !$0.isCancelled }
      if request.isCancelled || isOld { return [[]] }
      let reported = await alone(request).reported
      // If a newer request waits or was cancelled, an answer may be reported or dropped.
      return newer.isEmpty ? [reported] : [reported, []]
    }
  }

  private func alone(_ request: Request) async -> (asked: [String], reported: [String]) {
    let dataManager = ListDataManagerSpy(todoItems: .from { _ in try request.answer.get() })
    let output = ListInteractorOutputSpy()
    let model: any ListInteractorSubject = ListInteractorParts(
      dataManager: dataManager,
      clock: TodoClockSpy(now: request.now),
      calendar: calendar
    ).makeSolution()
    model.output = output
    await model.findUpcomingItems()
    return (
      dataManager.ranges.map(text.asking),
      output.calls.flatMap { text.lines($0, to: request.interactor) }
    )
  }
}
