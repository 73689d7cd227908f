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

/// A detail interactor on Wednesday 21 May 2014 at 9:00 in Auckland, when it is still Tuesday at UTC.
@MainActor
struct DetailInteractorFixture {
  static let dates = FixedCalendar.auckland

  let sut: any DetailInteractorSubject
  let dataManager: DetailDataManagerSpy
  let output = DetailInteractorOutputSpy()
  let clock: ControllableClock

  /// The data manager gives these answers.
  init(
    item: StubbedAnswer<UUID, StoredItem?, any Error>,
    replace: StubbedAnswer<(StoredItem, StoredItem), Bool, any Error> = .unanswered(),
    deleteItem: StubbedAnswer<UUID, StoredItem?, any Error> = .unanswered()
  ) throws {
    dataManager = DetailDataManagerSpy(item: item, replace: replace, deleteItem: deleteItem)
    clock = ControllableClock(now: try Self.dates.date("2014-05-21 09:00"))
    sut = try DetailClasses.make().makeInteractor(dataManager, clock, Self.dates.calendar)
    sut.output = output
  }

  /// Finds the item before each change, and makes the change.
  func find(_ item: StoredItem, then changes: (@MainActor () async -> Void)...) async {
    for change in changes {
      await sut.findItem(withID: item.id)
      await change()
    }
  }

  /// The requests that change something.
  var changes: [DetailDataManagerSpy.Call] {
    dataManager.calls.filter { if case .item = $0 { false } else { true } }
  }

  /// The answers except for the items that were found.
  var answers: [DetailInteractorOutputSpy.Call] {
    output.calls.filter { if case .foundItem = $0 { false } else { true } }
  }

  /// An open item that is due at this time in Auckland, and a quarter of a second.
  static func item(_ name: String, number: UInt8 = 1, due: String) throws -> StoredItem {
    let date = try dates.date(due) + 0.25
    let item = TodoItem(name: name, dueDate: date)
    return StoredItem(id: UUID(number: number), item: item, isDone: false)
  }
}

extension StoredItem {
  /// The same item, marked as done.
  var done: StoredItem { StoredItem(id: id, item: item, isDone: true) }

  /// The same item with another name or date.
  func with(_ name: String, _ date: Date? = nil) -> StoredItem {
    let item = TodoItem(name: name, dueDate: date ?? item.dueDate)
    return StoredItem(id: id, item: item, isDone: isDone)
  }

  /// The item as the presenter gets it.
  func reported(isOverdue: Bool = false) -> DetailItem {
    DetailItem(title: item.name, dueDate: item.dueDate, isOverdue: isOverdue)
  }
}

/// A call that a neighbour of the presenter got.
enum DetailEvent: Equatable, CustomStringConvertible {
  case interactor(DetailInteractorInputSpy.Call)
  case view(DetailViewSpy.Call)
  case wireframe(DetailWireframeSpy.Call)
  case delegate(DetailModuleDelegateSpy.Call)

  var description: String {
    switch self {
    case .interactor(let call): "interactor.\(call)"
    case .view(let call): "view.\(call)"
    case .wireframe(let call): "wireframe.\(call)"
    case .delegate(let call): "delegate.\(call)"
    }
  }
}

/// A detail presenter in Auckland; the calls of its neighbours are in one list.
@MainActor
final class DetailPresenterFixture {
  static let id = UUID(number: 7)

  let sut: any DetailPresenterSubject
  let interactor: DetailInteractorInputSpy
  private let view = DetailViewSpy()
  private let delegate = DetailModuleDelegateSpy()
  private let wireframe: DetailWireframeSpy
  /// The calls so far.
  private(set) var events: [DetailEvent] = [] {
    // Wrong code would do the same again and again.
    didSet {
      if let leavesDuring, events.last == leavesDuring, events.count < 9 { sut.leaveDetail() }
    }
  }
  /// The user leaves while this call is under way.
  var leavesDuring: DetailEvent?

  /// The interactor gives this answer to each mark, and the wireframe to each link.
  init(
    markItemDone: StubbedAnswer<Void, Void, Never> = .success(()),
    opensLinks: Bool = true
  ) throws {
    interactor = DetailInteractorInputSpy(markItemDone: markItemDone)
    wireframe = DetailWireframeSpy(openLink: .success(opensLinks))
    sut = try makePresenter(
      id: Self.id,
      interactor: interactor,
      wireframe: wireframe,
      view: view,
      delegate: delegate,
      in: .auckland
    )
    // Weak: wrong code may call a neighbour when the test has ended.
    interactor.onCall = { [weak self] in self?.events.append(.interactor($0)) }
    view.onCall = { [weak self] in self?.events.append(.view($0)) }
    wireframe.onCall = { [weak self] in self?.events.append(.wireframe($0)) }
    delegate.onCall = { [weak self] in self?.events.append(.delegate($0)) }
  }

  /// The calls so far, without the items that were shown.
  var eventsOfLinks: [DetailEvent] {
    events.filter { if case .view(.showItem) = $0 { false } else { true } }
  }

  /// The link with this text.
  static func url(_ text: String) throws -> URL {
    guard let url = URL(string: text) else { throw URLError(.badURL) }
    return url
  }

  /// The calls after this act.
  static func events(
    leavingDuring call: DetailEvent? = nil,
    after act: @MainActor (any DetailPresenterSubject) async -> Void
  ) async throws -> [DetailEvent] {
    let fixture = try DetailPresenterFixture()
    fixture.leavesDuring = call
    await act(fixture.sut)
    return fixture.events
  }
}
