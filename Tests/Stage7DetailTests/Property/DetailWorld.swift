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
  let clock: ControllableClock
  /// By the number of the identifier.
  var items: [UInt8: StoredItem] = [:]
  var opensLinks = true
  private(set) var screens: [Int: DetailScreen] = [:]
  fileprivate let log: CallLog
  fileprivate var wireframe: (any DetailWireframeSubject)?
  fileprivate let gone = GoneObjects()
  // An interactor goes with its screen, and a wireframe may hold a screen until it is dismissed.
  private let goneInTheEnd = GoneObjects()
  private let classes: DetailClasses
  private let start: Date
  private let calendar: Calendar
  private var request = DetailRequest()
  private var changesAreCancelled = false
  fileprivate private(set) var opening = 0
  private var root: LoggedRoot?
  private var interactor: (any DetailInteractorSubject)?
  private var replacements = 0
  private var isOutdated = false
  private var output: DetailInteractorOutputSpy? = DetailInteractorOutputSpy()

  /// A world in which the third item has this link as its name.
  init(
    _ classes: DetailClasses,
    from start: Date,
    in calendar: Calendar,
    link: String,
    _ log: CallLog
  ) {
    var calendar = calendar
    // The words for a day are in the presenter's own locale.
    calendar.locale = Locale(identifier: "fr_FR")
    (self.classes, self.start, self.calendar, self.log) = (classes, start, calendar, log)
    clock = ControllableClock(now: start)
    let day = calendar.startOfDay(for: start)
    let stock: [(UInt8, String, days: Double, isDone: Bool)] = [
      (1, "Pack", 1, false), (2, "Pack", 1, false), (3, link, -1, false), (4, "Done", 1, true),
    ]
    for (number, name, days, isDone) in stock {
      let item = TodoItem(name: name, dueDate: day + days * 86_400 + 64_800.25)
      items[number] = StoredItem(id: UUID(number: number), item: item, isDone: isDone)
    }
    let root = LoggedRoot(world: self)
    self.root = root
    wireframe = classes.makeWireframe(root, self, self)
    interactor = classes.makeInteractor(self, clock, calendar)
    interactor?.output = output
    output?.onCall = { log.add($0) }
  }

  func open(_ number: Int, item: UInt8) async {
    close(number)
    opening = number
    wireframe?.presentDetailInterface(for: UUID(number: item))
    await screens[number]?.presenter?.updateView()
  }

  /// Performs acts whose requests meet these circumstances.
  func meet(_ request: DetailRequest, in acts: (DetailWorld) async -> Void) async {
    (self.request, changesAreCancelled) = (request, request.isCancelled)
    await acts(self)
    (self.request, changesAreCancelled) = (DetailRequest(), false)
  }

  func perform(_ action: DetailAction, on screen: Int) async {
    guard let screen = screens[screen], !(screen.hasGone && action.needsScreen) else { return }
    if let presenter = screen.presenter { await action.call(self, presenter) }
  }

  /// After a successful change, it is open which state of the item the next one is about.
  func perform(_ action: DetailAction, alone item: UInt8) async {
    guard let interactor, !(isOutdated && action.changesFound) else { return }
    let before = (replacements, reports: output?.calls.count ?? 0)
    await action.call(self, InteractorAlone(interactor: interactor, id: UUID(number: item)))
    let isFound = output?.calls.dropFirst(before.reports).contains { call in
      if case .foundItem = call { true } else { false }
    }
    isOutdated = (isOutdated && isFound != true) || replacements > before.0
  }

  /// Makes a change, which may be in a cancelled task.
  func change(_ call: @escaping @MainActor () async -> Void) async {
    guard changesAreCancelled else { return await call() }
    let task = Task { await call() }
    task.cancel()
    await task.value
  }

  func date(_ day: Int, _ shift: TimeInterval) -> Date {
    calendar.startOfDay(for: start + Double(day) * 86_400) + shift
  }

  func reportSurvivors() async {
    var names = await gone.survivors()
    if screens.isEmpty { names += await goneInTheEnd.survivors() }
    for name in names { log.add("the \(name) lives on") }
  }

  /// Ends the session, one owner after the other.
  func end() async {
    screens.keys.sorted().forEach(close)
    gone.watch("output", output)
    gone.watch("root", root)
    (output, root) = (nil, nil)
    await reportSurvivors()
    gone.watch("interactor", interactor)
    gone.watch("wireframe", wireframe)
    (interactor, wireframe) = (nil, nil)
    await reportSurvivors()
  }

  /// What lives on after a screen and its neighbours are gone; or that there was no screen.
  static func leftovers() async throws -> [String] {
    let (dates, log) = (FixedCalendar.sundayFirst, CallLog())
    let start = try dates.date("2014-05-21 09:00")
    let world = DetailWorld(try .make(), from: start, in: dates.calendar, link: "Pack", log)
    await world.open(0, item: 1)
    await world.perform(.find, alone: 1)
    let hasScreen = world.screens[0] != nil
    world.screens[0]?.loseView()
    world.screens[0]?.loseDelegate()
    await world.reportSurvivors()
    await world.end()
    let left = await log.takeCalls(turns: 0).map(\.description).filter { $0.hasSuffix("lives on") }
    return (hasScreen ? [] : ["no screen"]) + left
  }

  private func close(_ number: Int) {
    guard let screen = screens.removeValue(forKey: number) else { return }
    if !screen.hasGone { screen.presenter?.leaveDetail() }
    goneInTheEnd.watch("screen", screen.top)
    gone.watch("presenter", screen.presenter)
    screen.presenter = nil
    screen.loseView()
    screen.loseDelegate()
  }
}

// The neighbours that all screens share, except for the root wireframe.
extension DetailWorld: DetailDataManagerInterface, DetailModuleBuilderInterface, LinkOpener {
  private typealias Request = DetailDataManagerSpy.Call

  @MainActor func item(withID id: UUID) async throws -> StoredItem? {
    try await begin(Request.item(withID: id))
    return items[id.number]
  }

  @MainActor func replace(_ old: StoredItem, with new: StoredItem) async throws -> Bool {
    try await begin(Request.replace(old, with: new))
    guard items[old.id.number] == old, old.id == new.id else { return false }
    items[old.id.number] = new
    replacements += 1
    return true
  }

  @MainActor func deleteItem(withID id: UUID) async throws -> StoredItem? {
    try await begin(Request.deleteItem(withID: id))
    return items.removeValue(forKey: id.number)
  }

  func open(_ link: URL) async -> Bool {
    try? await begin(LinkOpenerSpy.Call.open(link))
    return opensLinks
  }

  func makeDetailScreen(for id: UUID) -> any TextScreen {
    log.add(DetailModuleBuilderSpy.Call.makeDetailScreen(for: id))
    let interactor = classes.makeInteractor(self, clock, calendar)
    let screen = DetailScreen(in: self)
    let locale = Locale(identifier: "en_US")
    let presenter = classes.makePresenter(id, interactor, screen, calendar, locale)
    screen.presenter = presenter
    interactor.output = presenter
    (presenter.view, presenter.delegate) = (screen.view, screen.delegate)
    screen.view?.onCall = { [log] in log.add($0) }
    let leavesInOutcome = opening == 1
    screen.delegate?.onCall = { [log, weak screen] in
      log.add($0)
      if leavesInOutcome { screen?.presenter?.leaveDetail() }
    }
    goneInTheEnd.watch("interactor", interactor)
    screens[opening] = screen
    return screen.top
  }

  private func begin(_ call: Call) async throws {
    log.add(call)
    let request = request
    self.request = DetailRequest(failure: request.failsSecond ? request.failure : nil)
    for change in request.changes { try await change.call(self) }
    if let failure = request.failure, !request.failsSecond { throw failure }
  }
}

/// A presenter with its view, its delegate, and its way to the wireframe, which all screens share.
@MainActor
final class DetailScreen: DetailWireframeInterface {
  /// Until the screen is closed.
  fileprivate(set) var presenter: (any DetailPresenterSubject)?
  fileprivate let top = TextScreenSpy()
  fileprivate var view: DetailViewSpy? = DetailViewSpy()
  fileprivate var delegate: DetailModuleDelegateSpy? = DetailModuleDelegateSpy()
  fileprivate private(set) var hasGone = false
  private let world: DetailWorld

  fileprivate init(in world: DetailWorld) {
    self.world = world
  }

  func dismissDetailInterface() {
    hasGone = true
    world.wireframe?.dismissDetailInterface()
  }

  func openLink(_ link: URL) async -> Bool { await world.wireframe?.openLink(link) ?? false }

  func loseView() {
    world.gone.watch("view", view)
    view = nil
  }

  func loseDelegate() {
    world.gone.watch("delegate", delegate)
    delegate = nil
  }
}

/// An interactor that the user of one item uses without a screen.
private struct InteractorAlone: DetailModuleInterface {
  let interactor: any DetailInteractorSubject
  let id: UUID

  func updateView() async { await interactor.findItem(withID: id) }
  func markDone() async { await interactor.markItemDone() }
  func saveChanges(name: String, dueDate: Date) async {
    await interactor.changeItem(name: name, dueDate: dueDate)
  }
  func deleteEntry() async { await interactor.deleteItem() }
  func openLink() async {}
  func leaveDetail() {}
}

@MainActor
private final class LoggedRoot: RootWireframeInterface {
  private let world: DetailWorld

  init(world: DetailWorld) { self.world = world }

  func present(_ screen: any TextScreen) {
    let isNew = screen === world.screens[world.opening]?.top
    world.log.add("present(\(isNew ? "a new screen" : "an old screen"))")
  }

  func dismissTopScreen() { world.log.add("dismissTopScreen()") }
}

extension UUID {
  fileprivate var number: UInt8 { uuid.15 }
}
