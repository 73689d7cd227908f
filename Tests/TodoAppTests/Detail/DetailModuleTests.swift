import Foundation
import Testing
import TodoApp
import TodoClasses
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoStorage
import TodoUseCases

/// The finished detail module on a store that others change as well, and with late answers.
@MainActor
struct DetailModuleTests {
  private static let tuesday = Date(timeIntervalSince1970: 1_400_544_000)
  private let now = Date(timeIntervalSince1970: 1_400_662_800)
  private let pack = StoreLine.record(due: tuesday.timeIntervalSince1970 + 0.25)

  private func makeInteractor(
    over store: FakeDataStore
  ) -> (any DetailClasses.Interactor, DetailInteractorOutputSpy) {
    let output = DetailInteractorOutputSpy()
    let sut = DetailClasses.solution.makeInteractor(
      DetailDataManager(store: store),
      FixedClock(now: now),
      .gregorian(in: "GMT")
    )
    sut.output = output
    return (sut, output)
  }

  private func makePresenter(
    _ interactor: DetailInteractorInputSpy,
    _ wireframe: DetailWireframeSpy,
    view: DetailViewSpy,
    delegate: DetailModuleDelegateSpy
  ) -> any DetailClasses.Presenter {
    let sut = DetailClasses.solution.makePresenter(
      pack.id,
      interactor,
      wireframe,
      .gregorian(in: "GMT"),
      Locale(identifier: "en_US")
    )
    sut.view = view
    sut.delegate = delegate
    return sut
  }

  @Test("An overdue item keeps its date on its own day, with its fraction of a second")
  func test_changeItem_sameDay_keepsTheDate() async throws {
    let store = FakeDataStore(records: [pack])
    let (sut, output) = makeInteractor(over: store)
    await sut.findItem(withID: pack.id)

    await sut.changeItem(name: "Call", dueDate: Self.tuesday - 1)
    await sut.changeItem(name: " ", dueDate: Self.tuesday)
    await sut.changeItem(name: " Call\n", dueDate: Self.tuesday)

    #expect(
      output.calls == [
        .foundItem(DetailItem(title: "Pack", dueDate: pack.dueDate, isOverdue: true)),
        .refusedChange(.dueDateBeforeToday), .refusedChange(.emptyName),
        .changedItem(title: "Call"),
      ]
    )
    var call = pack
    call.name = "Call"
    #expect(try await store.record(withID: pack.id) == call)
  }

  @Test("An item that was changed elsewhere is reported as it is now, and can then be changed")
  func test_markItemDone_stale_reportsTheItem() async throws {
    let store = FakeDataStore(records: [pack])
    let (sut, output) = makeInteractor(over: store)
    await sut.findItem(withID: pack.id)
    var call = pack
    call.name = "Call"
    _ = try await store.replace(pack, with: call)

    await sut.markItemDone()
    await sut.markItemDone()

    let item = DetailItem(title: "Call", dueDate: pack.dueDate, isOverdue: true)
    #expect(output.calls.dropFirst() == [.itemWasChanged(item), .markedItemDone(title: "Call")])
    call.isDone = true
    #expect(try await store.record(withID: pack.id) == call)
  }

  @Test("An item that was done or deleted elsewhere is gone, and comes back by no change")
  func test_changes_itemIsGone_changeNothing() async throws {
    let store = FakeDataStore(records: [pack])
    let (sut, output) = makeInteractor(over: store)
    await sut.findItem(withID: pack.id)
    _ = try await store.delete(withID: pack.id)

    await sut.changeItem(name: "Call", dueDate: now)
    await sut.deleteItem()
    await sut.findItem(withID: pack.id)

    #expect(output.calls.dropFirst() == [.itemIsGone, .itemIsGone, .itemIsGone])
    #expect(try await store.records(dueIn: StoreLine.always) == [])
  }

  @Test("A failure is reported with its reason, and the next try works")
  func test_changes_failure_isReported() async throws {
    let store = FakeDataStore(records: [pack])
    let (sut, output) = makeInteractor(over: store)
    await sut.findItem(withID: pack.id)
    store.replaceFault = .next(FileDataStoreError.full("items"))
    store.deleteFault = .next(FileDataStoreError.full("items"))

    await sut.markItemDone()
    await sut.deleteItem()
    await sut.markItemDone()

    let failure = UseCaseFailure(FileDataStoreError.full("items"))
    #expect(
      output.calls.dropFirst() == [
        .failedToChangeItem(failure), .failedToChangeItem(failure), .markedItemDone(title: "Pack"),
      ]
    )
  }

  @Test("While a change is under way, another one is ignored; afterwards it is not")
  func test_markDone_twice_makesOneRequest() async throws {
    let interactor = DetailInteractorInputSpy(markItemDone: .held())
    let sut = makePresenter(
      interactor,
      DetailWireframeSpy(openLink: .success(true)),
      view: DetailViewSpy(),
      delegate: DetailModuleDelegateSpy()
    )
    let first = Task { await sut.markDone() }
    try await interactor.heldMarkItemDone.waitForRequests(1)

    await sut.deleteEntry()
    try interactor.heldMarkItemDone.give(.success(()), to: 0)
    await first.value
    await sut.deleteEntry()

    #expect(interactor.calls == [.markItemDone, .deleteItem])
  }

  @Test("One outcome goes to the delegate, after the screen is gone; late answers do nothing")
  func test_outcome_isReportedOnce() async {
    let (view, delegate) = (DetailViewSpy(), DetailModuleDelegateSpy())
    let wireframe = DetailWireframeSpy(openLink: .success(true))
    var events: [String] = []
    wireframe.onCall = { events.append($0.description) }
    delegate.onCall = { events.append($0.description) }
    view.onCall = { events.append($0.description) }
    let sut = makePresenter(DetailInteractorInputSpy(), wireframe, view: view, delegate: delegate)

    await sut.deletedItem(title: "Pack")
    await sut.markedItemDone(title: "Pack")
    sut.failedToChangeItem(UseCaseFailure(reason: "late"))
    sut.foundItem(DetailItem(title: "late", dueDate: now, isOverdue: false))
    sut.leaveDetail()

    #expect(
      events == [
        "dismissDetailInterface()", "detailModuleDidFinish(.deleted(title: \"Pack\"))",
      ]
    )
  }

  @Test(
    "Only a link of the web is opened, without the punctuation around it",
    arguments: [
      ("see (HTTPS://a.org/b).", "HTTPS://a.org/b"), ("http://a.org http://b.org", "http://a.org"),
      ("file:///etc/passwd", nil), ("http://", nil), ("a.org", nil),
    ]
  )
  func test_openLink_firstLink_goesToTheWireframe(title: String, link: String?) async {
    let wireframe = DetailWireframeSpy(openLink: .success(true))
    let view = DetailViewSpy()
    let sut = makePresenter(
      DetailInteractorInputSpy(),
      wireframe,
      view: view,
      delegate: DetailModuleDelegateSpy()
    )
    sut.foundItem(DetailItem(title: title, dueDate: now, isOverdue: false))

    await sut.openLink()

    #expect(wireframe.calls == [link.flatMap(URL.init)].compactMap { $0.map { .openLink($0) } })
    #expect(view.calls.count == (link == nil ? 2 : 1))
  }
}
