// One file: one of each double, and what is seen of them after each act.

import DoubleInterfaces
import DoublesSubjects
import Foundation
import KataTesting
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoStorage

/// One of each double; what a test sees of them goes into a log.
@MainActor
final class DoublesWorld {
  var view: (any ListViewSpying)?
  var dataManager: AskedDataManager?
  var wireframe: (any ListWireframeMocking)?
  var clock: (any MovableClock)?
  var store: (any FailableDataStore)?
  let isHeld: Bool
  var asks: [Task<Void, Never>] = []
  var sleeps: [Task<Void, Never>] = []
  /// The running requests.
  var open: Set<Int> = []
  /// The number of requests and sleeps that should have ended by now.
  var endsAwaited = 0
  private var deadlines: [Int: Date] = [:]
  private var now: Date
  private var isPatient = true
  private let turns: Int
  // The ends of requests and sleeps that were not seen yet.
  private var ends: [String] = []
  private let ended = CountingLatch()
  private let doubles: DoubleMakers
  // Those of other tests.
  private var others: [DoublesWorld] = []
  private let log: CallLog

  /// Makes the doubles; without an answer, the data manager's requests wait.
  ///
  /// If a call should have ended but did not, the world waits for it, once; each look comes so many
  /// turns of the main actor later.
  init(
    _ doubles: DoubleMakers,
    answer: Result<[TodoItem], any Error>? = nil,
    expecting calls: Int = 0,
    records: [TodoRecord] = [],
    now: Date = morning,
    turns: Int = 2,
    log: CallLog
  ) {
    (self.doubles, self.now, self.turns, self.log) = (doubles, now, turns, log)
    isHeld = answer == nil
    view = doubles.makeListViewSpy()
    dataManager = doubles.makeListDataManagerSpy(answer)
    wireframe = doubles.makeListWireframeMock(Array(repeating: .presentAddInterface, count: calls))
    clock = doubles.makeClock(now)
    store = doubles.makeStore(records)
  }

  /// Other doubles, which see into the same log.
  func another(answer: Result<[TodoItem], any Error>?) -> DoublesWorld {
    let other = DoublesWorld(doubles, answer: answer, expecting: 1, turns: turns, log: log)
    others.append(other)
    return other
  }

  var requests: [String] {
    dataManager?.spy.calls.map { call in
      switch call {
      case .todoItems(let range): "todoItems(dueIn: \(shown(range)))"
      }
    } ?? []
  }

  var mismatch: String { wireframe?.mismatch() ?? "no mismatch" }

  /// What the clock shows; read twice, to notice a clock that moves by itself.
  var time: String {
    let looks = (1...2).map { _ in shown(clock?.now ?? .distantPast) }
    return looks[0] == looks[1]
      ? "shows \(looks[0])" : "shows \(looks[0]), and \(looks[1]) when it is read again"
  }

  /// Moves the clock.
  func show(_ date: Date) {
    now = date
    let due = deadlines.filter { $0.value <= date }.keys
    for number in due { deadlines[number] = nil }
    endsAwaited += due.count
    clock?.move(to: date)
  }

  /// Begins a request in a task.
  func ask(_ range: Range<Date>) {
    let number = asks.count
    if isHeld { open.insert(number) } else { endsAwaited += 1 }
    asks.append(
      Task { [dataManager] in
        do {
          let items = try await dataManager?.ask(range) ?? []
          end("request \(number) got \(items.count) items, \(items.map { shown($0) })")
        } catch {
          end("request \(number) failed with \(error)")
        }
      }
    )
  }

  /// Begins a sleep in a task.
  func sleep(until deadline: Date) {
    let number = sleeps.count + 1
    if deadline > now { deadlines[number] = deadline } else { endsAwaited += 1 }
    sleeps.append(
      Task { [clock] in
        do {
          try await clock?.sleep(until: deadline)
          end("sleep \(number) woke")
        } catch {
          end("sleep \(number) ended with \(error)")
        }
      }
    )
  }

  /// Cancels the sleep with this number, from 1.
  func cancel(_ number: Int) {
    if deadlines.removeValue(forKey: number) != nil { endsAwaited += 1 }
    if sleeps.indices.contains(number - 1) { sleeps[number - 1].cancel() }
  }

  private func end(_ text: String) {
    ends.append(text)
    ended.change(by: 1)
  }

  func see(_ facts: [String]) {
    for fact in facts { log.add(fact) }
  }

  func lookAround() async {
    await settle()
    // The ends are sorted, because no rule says in which order tasks continue.
    see([time, "\(requests.count) requests"] + requests.suffix(2) + ends.sorted())
    ends = []
  }

  // Resumed tasks may go through other threads, so turns on the main actor are not enough.
  private func settle() async {
    if isPatient {
      let patience = RunningTest.patience(.milliseconds(500), orElse: .milliseconds(5))
      isPatient = await ended.reaches(endsAwaited, within: patience)
      if !isPatient { RunningTest.losePatience() }
    }
    await takeTurns(turns)
  }

  /// Ends all that waits, and releases the doubles.
  func letGo() async {
    for request in open.sorted() { dataManager?.spy.give(.success([]), to: request) }
    endsAwaited += open.count
    show(.distantFuture)
    await settle()
    // Ends at this point were seen before, or no rule covers them.
    (asks, sleeps, ends) = ([], [], [])
    for other in others { await other.letGo() }
    let gone = GoneObjects()
    gone.watch("the spy of the view", view)
    gone.watch("the spy of the data manager", dataManager?.spy)
    gone.watch("the mock of the wireframe", wireframe)
    gone.watch("the clock", clock)
    gone.watch("the store", store)
    (view, dataManager, wireframe, clock, store) = (nil, nil, nil, nil, nil)
    see(await gone.survivors().map { "\($0) is alive" })
  }
}
