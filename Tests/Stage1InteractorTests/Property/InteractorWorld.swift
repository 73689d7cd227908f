import Foundation
import InteractorSubjects
import KataTesting
import Synchronization
import TodoDomain
import TodoMocks
import TodoUseCases

/// An interactor's neighbours in a scenario: each answer comes when the scenario says so.
@MainActor
final class InteractorWorld {
  /// What was seen since the last look.
  struct Sight {
    var asked: [Range<Date>] = []
    var told: [(interactor: Int, call: ListInteractorOutputSpy.Call)] = []
  }

  private let clock = ScenarioClock()
  private let dataManager: ScenarioDataManager
  private var outputs: [ListInteractorOutputSpy]
  private let interactors: [any ListInteractorSubject]
  private let sights: Sights
  private var calls: [Int: Task<Void, Never>] = [:]
  // Goes up with each question and each return, so that a test need not guess when to look.
  private let latch = ScenarioLatch()

  init(
    _ scenario: InteractorScenario,
    make: (any ListDataManagerInterface, any TodoClock, Calendar) throws ->
      any ListInteractorSubject
  ) rethrows {
    let sights = Sights()
    dataManager = ScenarioDataManager { [latch] range in
      sights.now.asked.append(range)
      latch.raise()
    }
    outputs = (0..<scenario.interactors).map { _ in ListInteractorOutputSpy() }
    interactors = try outputs.map { [clock, dataManager] _ in
      try make(dataManager, clock, scenario.days.calendar)
    }
    self.sights = sights
    for (index, output) in outputs.enumerated() {
      interactors[index].output = output
      output.onCall = { sights.now.told.append((index, $0)) }
    }
  }

  /// Makes a request, and waits until it asked or ended; if it ended, what was seen until then.
  func request(_ number: Int, of interactor: Int, now: Date, later: Date) async -> Sight {
    clock.show(now, then: later)
    dataManager.expect(number)
    let seen = latch.count
    let subject = interactors[interactor]
    calls[number] = Task { [sights, latch] in
      await subject.findUpcomingItems()
      sights.atReturn = sights.take()
      latch.raise()
    }
    await latch.reaches(seen + 1)
    let sight = await look()
    defer { sights.atReturn = nil }
    return sights.atReturn ?? sight
  }

  /// Answers a request; what is seen is what was told when its call came back.
  func answer(_ result: Result<[TodoItem], any Error>, to number: Int) async -> (Sight, Sight) {
    // Who has not asked has nothing to wait for but others, and that was told already.
    let call = calls.removeValue(forKey: number)
    if dataManager.answer(number, result) { await call?.value }
    let atReturn = sights.atReturn ?? sights.take()
    sights.atReturn = nil
    return (atReturn, await look())
  }

  /// Answers the older request while the newer one asks and is answered; what both saw, and what came later.
  func overtake(_ event: InteractorScenario.Overtaking) async -> (Sight, Sight) {
    let older = calls.removeValue(forKey: event.older)
    let hasAsked = dataManager.answer(event.older, event.answerToOlder.result)
    clock.show(event.now, then: event.later)
    dataManager.answerNext(event.answerToNewer.result)
    let subject = interactors[event.interactor]
    let newer = Task { await subject.findUpcomingItems() }
    if hasAsked { await older?.value }
    await newer.value
    let first = sights.atReturn ?? Sight()
    sights.atReturn = nil
    let rest = sights.take()
    return (Sight(asked: first.asked + rest.asked, told: first.told + rest.told), await look())
  }

  func cancel(_ number: Int) async -> Sight {
    calls[number]?.cancel()
    return await look()
  }

  /// Lets go of the outputs, and says whether one is still there.
  func keepsAnOutputAlive() -> Bool {
    while let last = outputs.popLast() {
      weak let seen = last
      _ = consume last
      if seen != nil { return true }
    }
    return false
  }

  /// Lets run what was started in a task of its own, and takes what came of it.
  private func look() async -> Sight {
    for _ in 0..<3 { await Task {}.value }
    return sights.take()
  }
}

extension InteractorWorld {
  /// What was seen, for whoever hears of it.
  @MainActor
  fileprivate final class Sights {
    var now = Sight()
    var atReturn: Sight?

    func take() -> Sight {
      defer { now = Sight() }
      return now
    }
  }
}

/// A data manager that holds the first question of each request until it is answered.
@MainActor
private final class ScenarioDataManager: ListDataManagerInterface {
  private let onAsked: (Range<Date>) -> Void
  private var expected: Int?
  private var next: Result<[TodoItem], any Error>?
  private var held: [Int: CheckedContinuation<Result<[TodoItem], any Error>, Never>] = [:]

  init(onAsked: @escaping (Range<Date>) -> Void) {
    self.onAsked = onAsked
  }

  /// The next question is that of the request with this number.
  func expect(_ number: Int) { expected = number }

  /// Answers what the request has asked; false if it has asked nothing.
  func answer(_ number: Int, _ result: Result<[TodoItem], any Error>) -> Bool {
    expected = nil
    guard let question = held.removeValue(forKey: number) else { return false }
    question.resume(returning: result)
    return true
  }

  /// The next question is answered at once.
  func answerNext(_ result: Result<[TodoItem], any Error>) { next = result }

  // A question too many, or too late, gets nothing at once, so that nobody waits for it.
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

/// A clock that goes on after each reading.
private final class ScenarioClock: TodoClock {
  private let times = Mutex((now: Date.distantPast, later: Date.distantPast))

  func show(_ now: Date, then later: Date) { times.withLock { $0 = (now, later) } }

  var now: Date {
    times.withLock { times in
      defer { times.now = times.later }
      return times.now
    }
  }
}
