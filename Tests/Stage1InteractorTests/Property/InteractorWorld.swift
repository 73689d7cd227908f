import Foundation
import InteractorSubjects
import KataTesting
import TodoDomain
import TodoMocks
import TodoUseCases

/// An interactor's neighbours in a scenario; each answer comes when the scenario says so.
@MainActor
final class InteractorWorld {
  /// The requests and reports since the last look.
  struct Sight {
    var asked: [Range<Date>] = []
    var reported: [(interactor: Int, call: ListInteractorOutputSpy.Call)] = []
  }

  private let clock = TodoClockSpy(now: .distantPast)
  private let dataManager: ScenarioDataManager
  private var outputs: [ListInteractorOutputSpy]
  private let interactors: [any ListInteractorSubject]
  private let sights: Sights
  private var calls: [Int: Task<Void, Never>] = [:]

  init(_ scenario: InteractorScenario) throws {
    let sights = Sights()
    dataManager = ScenarioDataManager { range in
      sights.now.asked.append(range)
      sights.latch.raise()
    }
    outputs = (0..<scenario.interactors).map { _ in ListInteractorOutputSpy() }
    interactors = try outputs.map { [clock, dataManager] _ in
      try ListInteractorParts(
        dataManager: dataManager,
        clock: clock,
        calendar: scenario.days.calendar
      ).make()
    }
    self.sights = sights
    for (index, output) in outputs.enumerated() {
      interactors[index].output = output
      output.onCall = { sights.now.reported.append((index, $0)) }
    }
  }

  /// Makes a request, waits until it has asked or ended, and returns what was seen until then.
  func request(_ number: Int, of interactor: Int, now: Date, later: Date) async -> Sight {
    clock.nowResult = .inTurn(.success(now), .success(later))
    dataManager.expect(number)
    sights.watch(number)
    let subject = interactors[interactor]
    calls[number] = Task { [sights] in
      await subject.findUpcomingItems()
      sights.end(of: number)
    }
    await sights.latch.reaches(1)
    let sight = await look()
    return sights.atReturn ?? sight
  }

  /// Answers a request; returns what was seen when its call returned, and what was seen later.
  func answer(_ result: Result<[TodoItem], any Error>, to number: Int) async -> (Sight, Sight) {
    // A call that made no request is not awaited; its failure was reported before.
    let call = calls.removeValue(forKey: number)
    sights.watch(number)
    if dataManager.answer(number, result) { await call?.value }
    let atReturn = sights.atReturn ?? sights.take()
    return (atReturn, await look())
  }

  /// Answers the older request while a newer one runs; returns what was seen then, and later.
  func overtake(_ event: InteractorScenario.Overtaking) async -> (Sight, Sight) {
    let older = calls.removeValue(forKey: event.older)
    sights.watch(event.older)
    let hasAsked = dataManager.answer(event.older, event.answerToOlder)
    clock.nowResult = .inTurn(.success(event.now), .success(event.later))
    dataManager.answerNext(event.answerToNewer)
    let subject = interactors[event.interactor]
    let newer = Task { await subject.findUpcomingItems() }
    if hasAsked { await older?.value }
    await newer.value
    let first = sights.atReturn ?? Sight()
    let rest = sights.take()
    return (
      Sight(asked: first.asked + rest.asked, reported: first.reported + rest.reported), await look()
    )
  }

  func cancel(_ number: Int) async -> Sight {
    calls[number]?.cancel()
    sights.watch(nil)
    return await look()
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

  /// Lets pending tasks run; returns what was seen since the last look.
  private func look() async -> Sight {
    for _ in 0..<3 { await Task {}.value }
    return sights.take()
  }
}

extension InteractorWorld {
  /// Collects what was seen; doubles and tasks share it.
  @MainActor
  fileprivate final class Sights {
    var now = Sight()
    var atReturn: Sight?
    /// Counts the requests to the data manager, and the end of the watched request.
    private(set) var latch = ScenarioLatch()
    private var watched: Int?

    /// Looks for the end of this request from now on: an older one may end at any time.
    func watch(_ request: Int?) {
      watched = request
      atReturn = nil
      latch = ScenarioLatch()
    }

    func end(of request: Int) {
      guard request == watched else { return }
      atReturn = take()
      latch.raise()
    }

    func take() -> Sight {
      defer { now = Sight() }
      return now
    }
  }
}

/// A data manager that holds the first call of each request until the scenario answers it.
@MainActor
private final class ScenarioDataManager: ListDataManagerInterface {
  private let onAsked: (Range<Date>) -> Void
  private var expected: Int?
  private var next: Result<[TodoItem], any Error>?
  private var held: [Int: CheckedContinuation<Result<[TodoItem], any Error>, Never>] = [:]

  init(onAsked: @escaping (Range<Date>) -> Void) {
    self.onAsked = onAsked
  }

  /// The next call belongs to the request with this number.
  func expect(_ number: Int) { expected = number }

  /// Answers the call of this request; false if it made none.
  func answer(_ number: Int, _ result: Result<[TodoItem], any Error>) -> Bool {
    expected = nil
    guard let question = held.removeValue(forKey: number) else { return false }
    question.resume(returning: result)
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
