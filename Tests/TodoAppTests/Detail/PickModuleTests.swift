import Foundation
import KataTesting
import Testing
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoUseCases

@testable import TodoApp

@MainActor
struct PickInteractorTests {
  private let output = PickInteractorOutputSpy()

  private func makeSUT(
    _ openItems: StubbedAnswer<Void, [StoredItem], any Error>
  ) -> PickInteractor {
    let sut = PickInteractor(
      dataManager: PickDataManagerSpy(openItems: openItems),
      clock: FixedClock(now: Date(timeIntervalSince1970: 1_400_662_800)),
      calendar: .gregorian(in: "GMT")
    )
    sut.output = output
    return sut
  }

  private func item(_ name: String, due: Double) -> (StoredItem, OpenItem) {
    let date = Date(timeIntervalSince1970: due)
    let item = TodoItem(name: name, dueDate: date)
    let stored = StoredItem(id: UUID(), item: item, isDone: false)
    let isOverdue = due < 1_400_630_400
    return (
      stored, OpenItem(id: stored.id, title: name, dueDate: date, isOverdue: isOverdue)
    )
  }

  @Test("Items come by due date, then by name; what lies before today is overdue")
  func test_findOpenItems_areSorted() async {
    let (early, overdue) = item("Pack", due: 1_400_630_399)
    let (late, later) = item("Pay", due: 1_400_630_400)
    let (same, first) = item("Call", due: 1_400_630_400)

    await makeSUT(.success([late, same, early])).findOpenItems()

    #expect(output.calls == [.foundOpenItems([overdue, first, later])])
  }

  @Test(
    "A whole name comes before a part of one; case and blanks around it do not count",
    arguments: [(" pack ", 1), ("PAC", 2), ("päc", 0), ("z", 0)]
  )
  func test_findItems_named(name: String, count: Int) async {
    let items = [item("Pack", due: 0), item("Pack it", due: 1)]

    await makeSUT(.success(items.map(\.0))).findItems(named: name)

    #expect(output.calls == [.foundOpenItems(Array(items.map(\.1).prefix(count)))])
  }

  @Test("A failed read is reported with its reason")
  func test_findOpenItems_noDisk_isReported() async {
    await makeSUT(.failure(DiskError())).findOpenItems()

    #expect(output.calls == [.failedToFindOpenItems(UseCaseFailure(reason: "The disk is gone"))])
  }
}

@MainActor
struct PickPresenterTests {
  private let interactor = PickInteractorInputSpy()
  private let wireframe = PickWireframeSpy()
  private let view = PickViewSpy()
  private let delegate = PickModuleDelegateSpy()
  private let clock = ControllableClock(now: .distantPast)
  private let pack = OpenItem(
    id: UUID(),
    title: "Pack",
    dueDate: Date(timeIntervalSince1970: 1_400_544_000),
    isOverdue: true
  )

  private func makeSUT(asking interactor: PickInteractorInputSpy? = nil) -> PickPresenter {
    let rows = PickRows(calendar: .gregorian(in: "GMT"), locale: Locale(identifier: "en_US"))
    let sut = PickPresenter(
      interactor: interactor ?? self.interactor,
      wireframe: wireframe,
      clock: clock,
      rows: rows
    )
    sut.view = view
    sut.delegate = delegate
    return sut
  }

  @Test("Items are rows, and a number picks what is shown, even if another item was found since")
  func test_pickItem_number_isOfTheShown() async {
    let sut = makeSUT()
    await sut.updateView()
    sut.foundOpenItems([pack])
    let other = OpenItem(id: UUID(), title: "Pay", dueDate: pack.dueDate, isOverdue: false)
    interactor.onCall = { _ in sut.foundOpenItems([other]) }
    await sut.findItem(named: "pay")

    for number in [1, 2, 0] { sut.pickItem(number: number) }

    let row = PickDisplayItem(title: "Pack", dueText: "Tue, May 20, 2014, overdue")
    #expect(interactor.calls == [.findOpenItems, .findItems(named: "pay")])
    #expect(
      view.calls == [
        .showItems([row]), .showMessage("There is no item 2; type a number from 1 to 1."),
        .showMessage("There is no item 0; type a number from 1 to 1."),
      ]
    )
    #expect(wireframe.calls == [other, pack].map { .presentDetailInterface(for: $0.id) })
  }

  @Test("A name that one item has picks it, one that several have shows them, others are said")
  func test_findItem_named_picksTheOnlyOne() async {
    let other = OpenItem(id: UUID(), title: "Pay", dueDate: pack.dueDate, isOverdue: false)
    let sut = makeSUT()
    for items in [[pack], [pack, other], []] {
      interactor.onCall = { _ in sut.foundOpenItems(items) }
      await sut.findItem(named: "pa")
    }
    // An empty list that nobody searched is shown.
    interactor.onCall = { _ in sut.foundOpenItems([]) }
    await sut.updateView()

    #expect(wireframe.calls == [.presentDetailInterface(for: pack.id)])
    #expect(
      view.calls.map { "\($0)".prefix(20) }
        == ["showItems([PickDispl", "showMessage(\"No open", "showItems([])"]
    )
  }

  @Test("A read that takes longer than 300 milliseconds is announced once, a shorter one never")
  func test_updateView_slowRead_isAnnounced() async throws {
    for milliseconds in [299, 300] {
      let slow = PickInteractorInputSpy(findOpenItems: .held())
      let sut = makeSUT(asking: slow)
      let update = Task { await sut.updateView() }
      try await clock.waitForSleepers(1)
      try await clock.advance(by: .milliseconds(milliseconds))
      await Task { @MainActor in }.value
      slow.heldFindOpenItems.giveAll(.success(()))
      await update.value
    }

    #expect(view.calls == [.showReading])
  }

  @Test("A failure is said; leaving and the end of a picked item's module reach the delegate")
  func test_ends_reachTheDelegate() async {
    let sut = makeSUT()

    sut.failedToFindOpenItems(UseCaseFailure(reason: "no disk"))
    sut.leavePick()
    await sut.detailModuleDidFinish(.gone)

    #expect(
      view.calls == [.showMessage("Error: Your to-do items could not be read: no disk")]
    )
    #expect(delegate.calls == [.pickModuleDidCancel, .pickModuleDidFinish(.gone)])
  }
}

@MainActor
struct PickTextViewTests {
  @Test("Each line is one action; items are numbered, and a long name is cut to the columns")
  func test_handle_lines_areActions() async {
    let presenter = PickModuleSpy()
    let output = TextOutputSpy(columns: 30, width: \.count)
    let sut = PickTextView(eventHandler: presenter, output: output)

    await sut.viewWillAppear()
    for line in ["", "?", "12", " Pack ", "."] { await sut.handle(line) }
    sut.showReading()
    sut.showItems([PickDisplayItem(title: "Pack\u{7} the large suitcase", dueText: "today")])
    sut.showItems([])
    sut.showMessage("no\u{1B}")

    #expect(
      presenter.calls == [
        .updateView, .updateView, .updateView, .pickItem(number: 12), .findItem(named: "Pack"),
        .leavePick,
      ]
    )
    #expect(
      output.text == """
        Reading the items …
          1  Pack\u{FFFD} the large s…  today
        A number or a part of a name opens an item (. goes back)
        Nothing is open (. goes back)
        no\u{FFFD}

        """
    )
  }
}
