import Foundation
import InteractorSubjects
import KataTesting
import TodoDomain
import TodoMocks
import TodoUseCases

/// An interactor's neighbours in a scenario; each answer comes when the scenario says so.
@MainActor
final class InteractorWorld {
  private let clock = TodoClockSpy(now: .distantPast)
  private let dataManager = ScenarioDataManager()
  private var outputs: [ListInteractorOutputSpy]
  private let interactors: [any ListInteractorSubject]
  private let sights = Sights()
  /// Counts the requests to the data manager, and the end of the watched request.
  private var latch = ScenarioLatch()
  /// The request whose end is watched: an older one may end at any time.
  private var watched: Int?
  private var calls: [Int: Task<Void, Never>] = [:]

  init(_ scenario: InteractorScenario) throws {
    let text = ScenarioText(scenario.days.calendar)
    outputs = (0..<scenario.interactors).map { _ in ListInteractorOutputSpy() }
    interactors = try outputs.map { [clock, dataManager] _ in
      try ListInteractorParts(
        dataManager: dataManager,
        clock: clock,
        calendar: scenario.days.calendar
      ).make()
    }
    dataManager.onAsked = { [weak self, sights] range in
      sights.add(text.asking(range))
      self?.latch.raise()
    }
    for (index, output) in outputs.enumerated() {
      interactors[index].output = output
      output.onCall = { [sights] in
        for line in text.lines($0, to: index) { sights.add(line) }
      }
    }
  }

  /// Performs the event, and returns what was seen, the requests to the data manager first.
  func perform(_ event: InteractorScenario.Event) async -> [String] {
    switch event {
    case .request(let request):
      watch(request.number)
      dataManager.expect(request.number)
      calls[request.number] = start(request)
      await latch.reaches(1)
    case .cancel(let request):
      watch(nil)
      calls[request.number]?.cancel()
    case .answer(let request):
      watch(request.number)
      // A call that made no request is not awaited; its failure was reported before.
      let call = calls.removeValue(forKey: request.number)
      if dataManager.answer(request) { await call?.value }
    case .overtake(let older, let newer):
      watch(nil)
      let hasAsked = dataManager.answer(older)
      dataManager.answerNext(newer.answer)
      let overtaker = start(newer)
      if hasAsked { await calls[older.number]?.value }
      await overtaker.value
      sights.end()
    }
    let seen = await sights.look()
    let requests = seen.filter { $0.hasPrefix("todoItems") }
    return requests + seen.filter { !$0.hasPrefix("todoItems") }
  }

  private func start(_ request: InteractorScenario.Request) -> Task<Void, Never> {
    clock.nowResult = .inTurn(.success(request.now), .success(request.later))
    return Task { [interactor = interactors[request.interactor]] in
      await interactor.findUpcomingItems()
      guard request.number == watched else { return }
      sights.end()
      latch.raise()
    }
  }

  private func watch(_ request: Int?) {
    watched = request
    latch = ScenarioLatch()
  }

  /// Releases the outputs; returns whether one of them stays alive.
  func keepsAnOutputAlive() -> Bool {
    while let last = outputs.popLast() {
      weak let seen = last
      _ = consume last
      if seen != nil { return true }
    }
    return false
  }
}

/// A data manager that holds the first call of each request until the scenario answers it.
@MainActor
private final class ScenarioDataManager: ListDataManagerInterface {
  var onAsked: (Range<Date>) -> Void = { _ in }
  private var expected: Int?
  private var next: Result<[TodoItem], any Error>?
  private var held: [Int: CheckedContinuation<Result<[TodoItem], any Error>, Never>] = [:]

  /// The next call belongs to the request with this number.
  func expect(_ number: Int) { expected = number }

  /// Answers the call of this request; false if it made none.
  func answer(_ request: InteractorScenario.Request) -> Bool {
    expected = nil
    guard let question = held.removeValue(forKey: request.number) else { return false }
    question.resume(returning: request.answer)
    return true
  }

  /// Answers the next call immediately.
  func answerNext(_ result: Result<[TodoItem], any Error>) { next = result }

  // An extra or late call immediately gets an empty list, so that no test hangs.
  @MainActor func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    onAsked(range)
    if let answer = next {
      next = nil
      return try answer.get()
    }
    guard let number = expected else { return [] }
    expected = nil
    return try await withCheckedContinuation { held[number] = $0 }.get()
  }
}
