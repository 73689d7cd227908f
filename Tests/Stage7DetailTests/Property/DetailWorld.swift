// One file: two screens, and the neighbours that log their calls.

import DetailSubjects
import Foundation
import KataTesting
import TodoApp
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The classes of Stage 7 in a session; their neighbours log their calls.
@MainActor
final class DetailWorld {
  fileprivate let sights = Sights()
  fileprivate var items: [UUID: StoredItem] = [:]
  fileprivate var opensLinks = true
  private var request = DetailScenario.Request()
  private var isCancelled = false
  private let scenario: DetailScenario
  private let classes: DetailClasses
  private let clock: ControllableClock
  private let calendar: Calendar
  private let locale = Locale(identifier: "en_US")
  private var wireframe: (any DetailWireframeSubject)?
  private var root: LoggedRoot?
  private var screens: [Int: Screen] = [:]
  private var opening = 0
  // Made by the builder, and not presented yet.
  fileprivate weak var newest: (any TextScreen)?
  private var interactor: (any DetailInteractorSubject)?
  private var output: DetailInteractorOutputSpy? = DetailInteractorOutputSpy()
  // The objects that should be gone, by name.
  private var gone: [(name: String, isAlive: () -> Bool)] = []

  init(_ scenario: DetailScenario, _ classes: DetailClasses) {
    (self.scenario, self.classes) = (scenario, classes)
    var calendar = scenario.dates.calendar
    // The words for a day are in the presenter's own locale.
    calendar.locale = Locale(identifier: "fr_FR")
    self.calendar = calendar
    clock = ControllableClock(now: scenario.start)
    let day = calendar.startOfDay(for: scenario.start)
    let stock: [(UInt8, String, days: Double, isDone: Bool)] = [
      (1, "Pack", 1, false), (2, "Pack", 1, false), (3, scenario.link, -1, false),
      (4, "Done", 1, true),
    ]
    for (number, name, days, isDone) in stock {
      let item = TodoItem(name: name, dueDate: day + days * 86_400 + 64_800.25)
      let id = UUID(number: number)
      items[id] = StoredItem(id: id, item: item, isDone: isDone)
    }
    let root = LoggedRoot(world: self)
    self.root = root
    let neighbours = LoggedNeighbours(world: self)
    wireframe = classes.makeWireframe(root, neighbours, neighbours)
    interactor = classes.makeInteractor(neighbours, clock, calendar)
    interactor?.output = output
    output?.onCall = { [sights] call in
      // Formats of dates take longer than most scenarios.
      guard case .foundItem(let item) = call else { return sights.add("\(call)") }
      let date = item.dueDate.timeIntervalSinceReferenceDate
      sights.add("foundItem(\(item.title.debugDescription), \(date), \(item.isOverdue))")
    }
  }

  /// Does this; returns the calls since the last time.
  func perform(_ event: DetailScenario.Event) async -> [String] {
    switch event {
    case .open(let number, let item):
      close(number)
      opening = number
      wireframe?.presentDetailInterface(for: UUID(number: item))
      await screens[number]?.presenter.updateView()
    case .act(let screen, let act, let request):
      (self.request, isCancelled) = (request, request.isCancelled)
      await perform(act, on: screen)
    case .use(let uses, let request):
      (self.request, isCancelled) = (request, request.isCancelled)
      for use in uses { await self.use(use.act, UUID(number: use.item)) }
    case .undo(let item, let request):
      for act in [.find, .delete] as [DetailScenario.Act] { await use(act, UUID(number: item)) }
      self.request = request
      for _ in 1...2 { await undo() }
    case .change(let change): await happen(change)
    }
    request = DetailScenario.Request()
    sights.end()
    let seen = await sights.look()
    return await seen + survivors()
  }

  /// Ends the session; returns what lives on when its owner is gone.
  func end() async -> [String] {
    screens.keys.sorted().forEach(close)
    watch("output", output)
    output = nil
    watch("root", root)
    root = nil
    let left = await survivors()
    watch("interactor", interactor)
    watch("wireframe", wireframe)
    (interactor, wireframe) = (nil, nil)
    return await left + survivors()
  }

  /// What lives on after a screen and its neighbours are gone; or that there was no screen.
  static func leftovers() async throws -> [String] {
    let find = DetailScenario.Use(act: .find, item: 1)
    let scenario = try DetailScenario([
      .open(0, item: 1), .use([find], .init()), .change(.viewGoes(0)), .change(.delegateGoes(0)),
    ])
    let world = DetailWorld(scenario, try DetailClasses.make())
    var calls: [String] = []
    for event in scenario.events { calls += await world.perform(event) }
    let hasScreen = !world.screens.isEmpty
    calls += await world.end()
    return (hasScreen ? [] : ["no screen"]) + calls.filter { $0.hasSuffix("lives on") }
  }

  // What a screen does after it has gone is open, except for changes.
  private func perform(_ act: DetailScenario.Act, on number: Int) async {
    guard let screen = screens[number] else { return }
    switch act {
    case .find: if !screen.hasGone { await screen.presenter.updateView() }
    case .markDone: await change { await screen.presenter.markDone() }
    case .save(let name, let day, let shift):
      let date = date(day, shift)
      await change { await screen.presenter.saveChanges(name: name, dueDate: date) }
    case .delete: await change { await screen.presenter.deleteEntry() }
    case .undo: await undo()
    case .link(let opens):
      opensLinks = opens
      if !screen.hasGone { await screen.presenter.openLink() }
    case .leave: screen.presenter.leaveDetail()
    }
  }

  private func use(_ act: DetailScenario.Act, _ id: UUID) async {
    switch act {
    case .find, .link, .leave: await interactor?.findItem(withID: id)
    case .markDone: await change { [interactor] in await interactor?.markItemDone() }
    case .save(let name, let day, let shift):
      let date = date(day, shift)
      await change { [interactor] in await interactor?.changeItem(name: name, dueDate: date) }
    case .delete: await change { [interactor] in await interactor?.deleteItem() }
    case .undo: await undo()
    }
  }

  private func undo() async {
    do {
      sights.add("undoDelete() is \(try await interactor?.undoDelete() ?? "nil")")
    } catch {
      sights.add("undoDelete() throws \(UseCaseFailure(error).reason)")
    }
  }

  private func change(_ call: @escaping @MainActor () async -> Void) async {
    guard isCancelled else { return await call() }
    let task = Task { await call() }
    task.cancel()
    await task.value
  }

  private func date(_ day: Int, _ shift: TimeInterval) -> Date {
    calendar.startOfDay(for: scenario.start + Double(day) * 86_400) + shift
  }

  private func happen(_ change: DetailScenario.Change) async {
    switch change {
    case .rename(let item, let name): items[UUID(number: item)]?.item.name = name
    case .mark(let item): items[UUID(number: item)]?.isDone = true
    case .delete(let item): items[UUID(number: item)] = nil
    case .clock(let hours): clock.now += hours * 3600
    case .viewGoes(let number):
      watch("view", screens[number]?.view)
      screens[number]?.view = nil
    case .delegateGoes(let number):
      watch("delegate", screens[number]?.delegate)
      screens[number]?.delegate = nil
    case .act(let number, let act):
      // It may wait for the act that is under way, and a task of the learner's takes turns of its own.
      var isOver = false
      Task {
        await perform(act, on: number)
        isOver = true
      }
      for _ in 0..<60 where !isOver { await Task {}.value }
    }
  }

  /// A request of an interactor begins.
  fileprivate func begin(_ call: String) async throws {
    sights.add(call)
    let request = request
    self.request = DetailScenario.Request(failure: request.failsSecond ? request.failure : nil)
    for change in request.changes { await happen(change) }
    if let failure = request.failure, !request.failsSecond { throw failure }
  }

  fileprivate func makeScreen(for id: UUID) -> any TextScreen {
    let top = TextScreenSpy()
    newest = top
    let neighbours = LoggedNeighbours(world: self)
    let interactor = classes.makeInteractor(neighbours, clock, calendar)
    let routes = LoggedRoutes(world: self)
    let presenter = classes.makePresenter(id, interactor, routes, calendar, locale)
    let screen = Screen(presenter, routes, top, sights, leavesInOutcome: opening == 1)
    interactor.output = presenter
    screens[opening] = screen
    watch("interactor", interactor)
    return top
  }

  fileprivate func dismiss() { wireframe?.dismissDetailInterface() }
  fileprivate func open(_ link: URL) async -> Bool { await wireframe?.openLink(link) ?? false }

  private func close(_ number: Int) {
    let screen = screens[number]
    if let screen, !screen.hasGone { screen.presenter.leaveDetail() }
    watch("screen", screen?.top)
    watch("presenter", screen?.presenter as AnyObject?)
    watch("view", screen?.view)
    watch("delegate", screen?.delegate)
    screens[number] = nil
  }

  private func watch(_ name: String, _ object: AnyObject?) {
    gone.append((name, { [weak object] in object != nil }))
  }

  // An interactor goes with its screen, and a wireframe may hold a screen until it is dismissed, so
  // these two are looked at only when no screen is left.
  private func survivors() async -> [String] {
    let waiting = screens.isEmpty ? [] : ["interactor", "screen"]
    let due = gone.filter { !waiting.contains($0.name) }
    gone.removeAll { !waiting.contains($0.name) }
    // A task that has ended lets go of its objects a moment later, on another thread.
    for _ in 0..<10 where due.contains(where: { $0.isAlive() }) {
      try? await Task.sleep(for: .milliseconds(1))
    }
    return due.filter { $0.isAlive() }.map { "the \($0.name) lives on" }
  }
}

/// A presenter with its view and its delegate.
@MainActor
private final class Screen {
  let presenter: any DetailPresenterSubject
  let top: TextScreenSpy
  private let routes: LoggedRoutes
  var view: DetailViewSpy? = DetailViewSpy()
  var delegate: DetailModuleDelegateSpy? = DetailModuleDelegateSpy()
  var hasGone: Bool { routes.hasGone }

  init(
    _ presenter: any DetailPresenterSubject,
    _ routes: LoggedRoutes,
    _ top: TextScreenSpy,
    _ sights: Sights,
    leavesInOutcome: Bool
  ) {
    (self.presenter, self.routes, self.top) = (presenter, routes, top)
    view?.onCall = { call in
      switch call {
      case .showItem(let item):
        let date = item.dueDate.timeIntervalSinceReferenceDate
        sights.add("showItem(\(item.title.debugDescription), \"\(item.dueText)\", \(date))")
      case .showErrorMessage: sights.add("\(call)")
      }
    }
    delegate?.onCall = { [weak presenter] in
      sights.add("\($0)")
      if leavesInOutcome { presenter?.leaveDetail() }
    }
    (presenter.view, presenter.delegate) = (view, delegate)
  }
}

/// The way of one screen to the wireframe, which all screens share.
@MainActor
private final class LoggedRoutes: DetailWireframeInterface {
  private weak let world: DetailWorld?
  private(set) var hasGone = false

  init(world: DetailWorld) { self.world = world }

  func dismissDetailInterface() {
    hasGone = true
    world?.dismiss()
  }
  func openLink(_ link: URL) async -> Bool { await world?.open(link) ?? false }
}

// The neighbours that all screens share, except for the root wireframe.
@MainActor
private struct LoggedNeighbours: DetailDataManagerInterface, DetailModuleBuilderInterface,
  LinkOpener
{
  weak let world: DetailWorld?

  @MainActor func item(withID id: UUID) async throws -> StoredItem? {
    try await world?.begin("item(withID: \(id.number))")
    return world?.items[id]
  }
  @MainActor func replace(_ old: StoredItem, with new: StoredItem) async throws -> Bool {
    try await world?.begin("replace(\(old.line), with: \(new.line))")
    guard world?.items[old.id] == old, old.id == new.id else { return false }
    world?.items[old.id] = new
    return true
  }
  @MainActor func deleteItem(withID id: UUID) async throws -> StoredItem? {
    try await world?.begin("deleteItem(withID: \(id.number))")
    return world?.items.removeValue(forKey: id)
  }
  @MainActor func putBack(_ item: StoredItem) async throws {
    try await world?.begin("putBack(\(item.line))")
    world?.items[item.id] = item
  }
  func makeDetailScreen(for id: UUID) -> any TextScreen {
    world?.sights.add("makeDetailScreen(for: \(id.number))")
    return world?.makeScreen(for: id) ?? TextScreenSpy()
  }
  func open(_ link: URL) async -> Bool {
    try? await world?.begin("open(\(link.absoluteString))")
    return world?.opensLinks ?? false
  }
}

extension UUID {
  fileprivate var number: UInt8 { uuid.15 }
}

extension StoredItem {
  // Formats of dates take longer than most scenarios.
  fileprivate var line: String {
    let date = item.dueDate.timeIntervalSinceReferenceDate
    return "\(id.number) \(item.name.debugDescription) \(date)\(isDone ? " done" : "")"
  }
}

@MainActor
private final class LoggedRoot: RootWireframeInterface {
  private weak let world: DetailWorld?

  init(world: DetailWorld) { self.world = world }

  func present(_ screen: any TextScreen) {
    let isNew = screen === world?.newest
    world?.newest = nil
    world?.sights.add("present(\(isNew ? "a new screen" : "an old screen"))")
  }
  func dismissTopScreen() { world?.sights.add("dismissTopScreen()") }
}
