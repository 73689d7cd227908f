// One file: one of each double, and what is seen of them after each event.

import DoubleInterfaces
import DoublesSubjects
import Foundation
import KataTesting
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoStorage

/// One of each double, and what a test sees of them, event by event.
@MainActor
final class DoublesWorld {
  private var view: (any ListViewSpying)?
  private var dataManager: AskedDataManager?
  private var wireframe: (any ListWireframeMocking)?
  private var clock: (any MovableClock)?
  private var store: (any FailableDataStore)?
  // Running requests and sleeps, and the number that should have ended by now.
  private var open: Set<Int> = []
  private var deadlines: [Int: Date] = [:]
  private var now: Date
  private var endsAwaited = 0
  private let patience: Duration
  private let patientTurns: Int
  private var isPatient = true
  private let isHeld: Bool
  private var asks: [Task<Void, Never>] = []
  private var sleeps: [Task<Void, Never>] = []
  private let doubles: DoubleMakers
  private var others: [DoublesWorld] = []
  private let ends = Ends()

  /// Makes the doubles; without an answer, the data manager's requests wait.
  ///
  /// If a call should have ended but did not, the world waits for `patience`, once. Each
  /// event gets a turn of the main actor for each task that it starts, and `turns` more.
  init(
    _ doubles: DoubleMakers,
    answer: Result<[TodoItem], any Error>? = nil,
    expecting calls: Int = 0,
    records: [TodoRecord] = [],
    now: Date = morning,
    patience: Duration = .milliseconds(500),
    turns: Int = 2
  ) {
    self.doubles = doubles
    self.patience = patience
    patientTurns = turns
    isHeld = answer == nil
    self.now = now
    view = doubles.makeListViewSpy()
    dataManager = doubles.makeListDataManagerSpy(answer)
    wireframe = doubles.makeListWireframeMock(Array(repeating: .presentAddInterface, count: calls))
    clock = doubles.makeClock(now)
    store = doubles.makeStore(records)
  }

  /// Performs the event, and returns what is seen afterwards.
  func perform(_ event: Event) async -> [String] {
    var isStarted = false
    switch event {
    case .many(let event, let times):
      for _ in 1..<times { _ = await perform(event) }
      return await perform(event)
    case .reported(let call):
      view?.hear(call)
      let calls = view?.calls ?? []
      // Only the newest, since `compared` looks at all of them.
      return ["\(calls.count) calls"] + calls.suffix(2).map(\.description)
    case .presented:
      wireframe?.presentAddInterface()
      return [wireframe?.mismatch() ?? "no mismatch"]
    case .asked(let range):
      isStarted = true
      ask(range)
    case .askedCancelled(let range):
      isStarted = true
      ask(range)
      asks.last?.cancel()
    case .requestCancelled(let number):
      if asks.indices.contains(number) { asks[number].cancel() }
    case .given(let answer, let request): give(answer, to: request)
    case .moved(let date, let next, let isCancelled):
      let mover = Task { for date in [date, next].compactMap(\.self) { move(to: date) } }
      if isCancelled { mover.cancel() }
      await mover.value
    case .slept(let deadline):
      isStarted = true
      sleep(until: deadline)
    case .sleptCancelled(let deadline):
      isStarted = true
      sleep(until: deadline)
      cancel(sleeps.count)
    case .cancelled(let number, let date):
      cancel(number)
      if let date { move(to: date) }
    case .inserted(let records): return await insert(records)
    case .read(let range): return await read(range)
    case .failsNext(let error):
      store?.failNext(with: error)
      return []
    case .another(let isHeld): return await useOthers(isHeld: isHeld)
    case .compared: return compare()
    case .letGo: return await letGo()
    }
    await settle(afterStarting: isStarted)
    return [look(), "\(requests.count) requests"] + requests.suffix(2) + ends.take()
  }

  private var requests: [String] {
    dataManager?.spy.calls.map { call in
      switch call {
      case .todoItems(let range): "todoItems(dueIn: \(shown(range)))"
      }
    } ?? []
  }

  private func compare() -> [String] {
    (view?.calls.map(\.description) ?? []) + requests
      + [wireframe?.mismatch() ?? "no mismatch", look()]
  }

  // Doubles that share something with these would be seen, here or at a later event.
  private func useOthers(isHeld: Bool) async -> [String] {
    let other = DoublesWorld(
      doubles,
      answer: isHeld ? nil : .success([]),
      expecting: 1,
      patience: patience,
      turns: patientTurns
    )
    others.append(other)
    other.view?.hear(.showErrorMessage("another test"))
    other.wireframe?.presentAddInterface()
    other.ask(morning..<morning)
    other.sleep(until: morning + 5)
    await other.settle(afterStarting: true)
    other.move(to: morning - 5)
    if isHeld { other.give(.success([]), to: 0) }
    await other.settle()
    await settle()
    return other.compare() + other.ends.take() + compare() + ends.take()
  }

  private func ask(_ range: Range<Date>) {
    let number = asks.count
    if isHeld { open.insert(number) } else { endsAwaited += 1 }
    asks.append(
      Task { [dataManager, ends] in
        do {
          let items = try await dataManager?.ask(range) ?? []
          ends.add("request \(number) got \(items.count) items, \(items.map { shown($0) })")
        } catch {
          ends.add("request \(number) failed with \(error)")
        }
      }
    )
  }

  private func give(_ answer: Result<[TodoItem], any Error>, to request: Int) {
    if open.remove(request) != nil { endsAwaited += 1 }
    dataManager?.spy.give(answer, to: request)
  }

  private func move(to date: Date) {
    now = date
    let due = deadlines.filter { $0.value <= date }.keys
    for number in due { deadlines[number] = nil }
    endsAwaited += due.count
    clock?.move(to: date)
  }

  // Read twice, to notice a clock that moves by itself.
  private func look() -> String {
    let looks = (1...2).map { _ in shown(clock?.now ?? .distantPast) }
    return looks[0] == looks[1]
      ? "shows \(looks[0])" : "shows \(looks[0]), and \(looks[1]) when it is read again"
  }

  private func cancel(_ number: Int) {
    if deadlines.removeValue(forKey: number) != nil { endsAwaited += 1 }
    if sleeps.indices.contains(number - 1) { sleeps[number - 1].cancel() }
  }

  private func sleep(until deadline: Date) {
    let number = sleeps.count + 1
    if deadline > now { deadlines[number] = deadline } else { endsAwaited += 1 }
    sleeps.append(
      Task { [clock, ends] in
        do {
          try await clock?.sleep(until: deadline)
          ends.add("sleep \(number) woke")
        } catch {
          ends.add("sleep \(number) ended with \(error)")
        }
      }
    )
  }

  private func insert(_ records: [TodoRecord]) async -> [String] {
    guard let store else { return [] }
    // Immediately after each insert, before a task of the store could run. The examples insert one
    // record at a time, and read at their end.
    let isRead = records.count > 1
    // In one task, so that the main actor waits once.
    return await Task.detached {
      await withTaskGroup(of: String?.self, returning: [String].self) { group in
        for record in records {
          group.addTask {
            do {
              try await store.insert(record)
              guard isRead else { return nil }
              let found = try await store.records(dueIn: .distantPast..<(.distantFuture))
              let isFound = found.contains { $0.id == record.id }
              return isFound ? nil : "a read after an insert does not find its record"
            } catch {
              return "insert failed with \(error)"
            }
          }
        }
        return await group.reduce(into: []) { $0 += [$1].compactMap(\.self) }
      }
    }.value
  }

  private func read(_ range: Range<Date>) async -> [String] {
    do {
      return try await store?.records(dueIn: range).map(\.inASCII).sorted() ?? []
    } catch {
      return ["read failed with \(error)"]
    }
  }

  // Resumed tasks may go through other threads, so turns on the main actor are not enough.
  private func settle(afterStarting isStarted: Bool = false) async {
    if isPatient { isPatient = await ends.latch.reaches(endsAwaited, within: patience) }
    await turns(patientTurns + (isStarted ? 1 : 0))
  }

  private func letGo() async -> [String] {
    for request in open.sorted() { dataManager?.spy.give(.success([]), to: request) }
    endsAwaited += open.count
    move(to: .distantFuture)
    await settle()
    // Ends at this point were seen before, or no rule covers them.
    _ = ends.take()
    (asks, sleeps) = ([], [])
    var alive: [String] = []
    for other in others { alive += await other.letGo() }
    weak let seenView = view
    weak let seenDataManager = dataManager?.spy
    weak let seenWireframe = wireframe
    weak let seenClock = clock
    weak let seenStore = store
    (view, dataManager, wireframe, clock, store) = (nil, nil, nil, nil, nil)
    await turns(patientTurns)
    return alive
      + [
        seenView == nil ? nil : "the spy of the view is alive",
        seenDataManager == nil ? nil : "the spy of the data manager is alive",
        seenWireframe == nil ? nil : "the mock of the wireframe is alive",
        seenClock == nil ? nil : "the clock is alive",
        seenStore == nil ? nil : "the store is alive",
      ].compactMap(\.self)
  }
}
