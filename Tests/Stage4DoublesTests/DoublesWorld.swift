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
  private var now = morning
  private var endsAwaited = 0
  private let patience: Duration
  private var isPatient = true
  private var requests = 0
  private let isHeld: Bool
  private var sleeps: [Task<Void, Never>] = []
  private let ends = Ends()

  /// Makes the doubles; without an answer, the data manager's requests wait.
  ///
  /// If a call should have ended but did not, the world waits for `patience`, once.
  init(
    _ doubles: DoubleMakers,
    answer: Result<[TodoItem], any Error>? = nil,
    expecting calls: Int = 0,
    patience: Duration = .milliseconds(500)
  ) {
    self.patience = patience
    isHeld = answer == nil
    view = doubles.makeListViewSpy()
    dataManager = doubles.makeListDataManagerSpy(answer)
    wireframe = doubles.makeListWireframeMock(Array(repeating: .presentAddInterface, count: calls))
    clock = doubles.makeClock(morning)
    store = doubles.makeStore([])
  }

  /// Performs the event, and returns what is seen afterwards.
  func perform(_ event: Event) async -> [String] {
    switch event {
    case .told(let call):
      view?.hear(call)
      return view?.calls.map(\.description) ?? []
    case .asked(let range):
      ask(range)
      await settle()
      return (dataManager?.spy.calls.map(\.description) ?? []) + ends.take()
    case .given(let answer, let request):
      if open.remove(request) != nil { endsAwaited += 1 }
      dataManager?.spy.give(answer, to: request)
    case .presented:
      wireframe?.presentAddInterface()
      return [wireframe?.mismatch() ?? "no mismatch"]
    case .moved(let date):
      move(to: date)
      await settle()
      return [look()] + ends.take()
    case .slept(let deadline):
      sleep(until: deadline)
    case .sleptCancelled(let deadline):
      sleep(until: deadline)
      cancel(sleeps.count)
    case .cancelled(let number): cancel(number)
    case .inserted(let records): return await insert(records)
    case .read(let range): return await read(range)
    case .failsNext(let reason): store?.failNext(with: Unreadable(reason))
    case .letGo: return await letGo()
    }
    await settle()
    return ends.take()
  }

  private func ask(_ range: Range<Date>) {
    let number = requests
    requests += 1
    if isHeld { open.insert(number) } else { endsAwaited += 1 }
    Task { [dataManager, ends] in
      do {
        let items = try await dataManager?.ask(range) ?? []
        ends.add("request \(number) got \(items.map(\.name))")
      } catch {
        ends.add("request \(number) failed with \(error)")
      }
    }
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
    let inserts = records.map { record in
      Task.detached { [store] () -> String? in
        do {
          try await store?.insert(record)
          return nil
        } catch {
          return "insert failed with \(error)"
        }
      }
    }
    var seen: [String] = []
    for insert in inserts { seen += await insert.value.map { [$0] } ?? [] }
    return seen
  }

  private func read(_ range: Range<Date>) async -> [String] {
    do {
      let found = try await store?.records(dueIn: range) ?? []
      return found.map(\.inASCII).sorted()
    } catch {
      return ["read failed with \(error)"]
    }
  }

  // Resumed tasks may go through other threads, so turns on the main actor are not enough.
  private func settle() async {
    await turns()
    guard isPatient else { return }
    isPatient = await ends.latch.reaches(endsAwaited, within: patience)
    await turns()
  }

  private func letGo() async -> [String] {
    for request in open.sorted() { dataManager?.spy.give(.success([]), to: request) }
    endsAwaited += open.count
    move(to: .distantFuture)
    await settle()
    // Ends at this point were seen before, or no rule covers them.
    _ = ends.take()
    sleeps = []
    weak let seenView = view
    weak let seenDataManager = dataManager?.spy
    weak let seenWireframe = wireframe
    weak let seenClock = clock
    weak let seenStore = store
    (view, dataManager, wireframe, clock, store) = (nil, nil, nil, nil, nil)
    await turns()
    return [
      seenView == nil ? nil : "the spy of the view is alive",
      seenDataManager == nil ? nil : "the spy of the data manager is alive",
      seenWireframe == nil ? nil : "the mock of the wireframe is alive",
      seenClock == nil ? nil : "the clock is alive",
      seenStore == nil ? nil : "the store is alive",
    ].compactMap(\.self)
  }
}
