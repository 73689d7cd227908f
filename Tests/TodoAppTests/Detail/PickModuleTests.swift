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
    _ items: StubbedAnswer<Void, [StoredItem], any Error>,
    replace: StubbedAnswer<(StoredItem, StoredItem), Bool, any Error> = .unanswered()
  ) -> (PickInteractor, PickDataManagerSpy) {
    let dataManager = PickDataManagerSpy(items: items, replace: replace)
    let sut = PickInteractor(
      dataManager: dataManager,
      clock: FixedClock(now: Date(timeIntervalSince1970: 1_400_662_800)),
      calendar: .gregorian(in: "GMT")
    )
    sut.output = output
    return (sut, dataManager)
  }

  private func item(
    _ name: String,
    due: Double,
    isDone: Bool = false
  ) -> (stored: StoredItem, pick: PickItem) {
    let date = Date(timeIntervalSince1970: due)
    let item = TodoItem(name: name, dueDate: date)
    let stored = StoredItem(id: UUID(), item: item, isDone: isDone)
    let isOverdue = !isDone && due < 1_400_630_400
    return (
      stored, PickItem(id: stored.id, title: name, dueDate: date, isOverdue: isOverdue)
    )
  }

  @Test("Open items come by due date, then by name; what lies before today is overdue")
  func test_findItems_open_areSorted() async {
    let early = item("Pack", due: 1_400_630_399)
    let late = item("Pay", due: 1_400_630_400)
    let same = item("Call", due: 1_400_630_400)
    let done = item("Done", due: 0, isDone: true)

    await makeSUT(.success([late, same, done, early].map(\.stored))).0
      .findItems(.open, named: nil)

    #expect(output.calls == [.foundItems([early, same, late].map(\.pick))])
  }

  @Test("The newest 20 done items are reported, and a name finds an older one; none is overdue")
  func test_findItems_done_newestFirst() async {
    let items = (0..<21).map { item("Pack \($0).", due: Double($0), isDone: true) }
    let twin = item("A", due: 20, isDone: true)
    let (sut, _) = makeSUT(.success((items + [twin, item("Open", due: 0)]).map(\.stored)))

    await sut.findItems(.done, named: nil)
    await sut.findItems(.done, named: "pack 0.")

    let newest = [twin] + items.reversed().prefix(19)
    #expect(output.calls == [.foundItems(newest.map(\.pick)), .foundItems([items[0].pick])])
  }

  @Test(
    "A whole name comes before a part of one; case and blanks around it do not count",
    arguments: [(" pack ", 1), ("PAC", 2), ("päc", 0), ("ｐａｃ", 0), ("z", 0)]
  )
  func test_findItems_named(name: String, count: Int) async {
    let items = [item("Pack", due: 0), item("Pack it", due: 1e15)]

    await makeSUT(.success(items.map(\.stored))).0.findItems(.open, named: name)

    #expect(output.calls == [.foundItems(Array(items.map(\.pick).prefix(count)))])
  }

  @Test("A failed read is reported with its reason")
  func test_findItems_noDisk_isReported() async {
    await makeSUT(.failure(DiskError())).0.findItems(.open, named: nil)

    #expect(output.calls == [.failedToFindItems(UseCaseFailure(reason: "The disk is gone"))])
  }

  @Test("A done item is opened as it was reported; a change elsewhere and a failure are reported")
  func test_reopenItem_eachAnswer_isReported() async {
    let done = item("Pack", due: 0, isDone: true)
    let (sut, dataManager) = makeSUT(
      .success([done.stored]),
      replace: .inTurn(.success(true), .success(false), .failure(DiskError()))
    )
    await sut.reopenItem(withID: done.stored.id)
    await sut.findItems(.done, named: nil)
    await sut.findItems(.done, named: "z")

    for _ in 1...3 { await sut.reopenItem(withID: done.stored.id) }

    var open = done.stored
    open.isDone = false
    #expect(
      dataManager.calls == [.items, .items]
        + Array(repeating: .replace(done.stored, with: open), count: 3)
    )
    #expect(
      output.calls == [
        .foundItems([done.pick]), .foundItems([]), .reopenedItem(title: "Pack"),
        .failedToReopenItem(UseCaseFailure(reason: "it was changed elsewhere")),
        .failedToReopenItem(UseCaseFailure(reason: "The disk is gone")),
      ]
    )
  }
}

@MainActor
struct PickPresenterTests {
  private let interactor = PickInteractorInputSpy()
  private let wireframe = PickWireframeSpy()
  private let view = PickViewSpy()
  private let delegate = PickModuleDelegateSpy()
  private let clock = ControllableClock(now: .distantPast)
  private let pack = PickItem(
    id: UUID(),
    title: "Pack",
    dueDate: Date(timeIntervalSince1970: 1_400_544_000),
    isOverdue: true
  )
  private let pay = PickItem(id: UUID(), title: "Pay", dueDate: .distantPast, isOverdue: false)
  private let row = PickDisplayItem(title: "Pack", dueText: "Tue, May 20, 2014, overdue")

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
    await sut.foundItems([pack])
    await sut.findItem(named: "pay")
    await sut.foundItems([pay])

    for number in [1, 2, 0] { await sut.pickItem(number: number) }

    #expect(interactor.calls == [.findItems(.open, named: nil), .findItems(.open, named: "pay")])
    #expect(
      view.calls == [
        .showItems([row]), .showMessage("There is no item 2; type a number from 1 to 1."),
        .showMessage("There is no item 0; type a number from 1 to 1."),
      ]
    )
    #expect(wireframe.calls == [pay, pack].map { .presentDetailInterface(for: $0.id) })
  }

  @Test("A name that one item has picks it, one that several have shows them, others are said")
  func test_findItem_named_picksTheOnlyOne() async {
    let sut = makeSUT()
    for items in [[pack], [pack, pay], []] {
      await sut.findItem(named: "pa")
      await sut.foundItems(items)
    }
    // An empty list that nobody searched is shown.
    await sut.updateView()
    await sut.foundItems([])

    #expect(wireframe.calls == [.presentDetailInterface(for: pack.id)])
    #expect(
      view.calls.map { "\($0)".prefix(20) }
        == ["showItems([PickDispl", "showMessage(\"No open", "showItems([])"]
    )
  }

  @Test("Of done items, a number or a name opens one again, and a failed read keeps the open ones")
  func test_showDoneItems_pick_opensAgain() async {
    let sut = makeSUT()
    await sut.showDoneItems()
    await sut.foundItems([pack, pay])
    await sut.pickItem(number: 1)
    await sut.findItem(named: "pay")
    await sut.foundItems([pay])
    await sut.findItem(named: "z")
    await sut.foundItems([])
    await sut.reopenedItem(title: "Pay")
    sut.failedToReopenItem(UseCaseFailure(reason: "no disk"))

    #expect(
      interactor.calls == [
        .findItems(.done, named: nil), .reopenItem(withID: pack.id),
        .findItems(.done, named: "pay"), .reopenItem(withID: pay.id), .findItems(.done, named: "z"),
      ]
    )
    #expect(delegate.calls == [.pickModuleDidReopen(title: "Pay")])
    #expect(wireframe.calls == [])
    #expect(
      view.calls.map { "\($0)".prefix(46) } == [
        "showDoneItems([PickDisplayItem(\"Pack\", \"Tue, M",
        "showMessage(\"No done item has z in its name.\")",
        "showMessage(\"Error: Your to-do item could not ",
      ]
    )
  }

  @Test("A read that takes longer than 300 milliseconds is announced once, a shorter one never")
  func test_updateView_slowRead_isAnnounced() async throws {
    for milliseconds in [299, 300] {
      let slow = PickInteractorInputSpy(findItems: .held())
      let sut = makeSUT(asking: slow)
      let update = Task { await sut.updateView() }
      try await clock.waitForSleepers(1)
      try await clock.advance(by: .milliseconds(milliseconds))
      await Task { @MainActor in }.value
      slow.heldFindItems.giveAll(.success(()))
      await update.value
    }

    #expect(view.calls == [.showReading])
  }

  @Test("A failure is said; leaving and the end of a picked item's module reach the delegate")
  func test_ends_reachTheDelegate() async {
    let sut = makeSUT()

    sut.failedToFindItems(UseCaseFailure(reason: "no disk"))
    sut.leavePick()
    await sut.detailModuleDidFinish(.gone)

    #expect(
      view.calls == [.showMessage("Error: Your to-do items could not be read: no disk")]
    )
    #expect(delegate.calls == [.pickModuleDidCancel, .pickModuleDidFinish(.gone)])
  }

  @Test("Without items on the screen, a number reads them")
  func test_pickItem_nothingShown_reads() async {
    let sut = makeSUT()

    await sut.pickItem(number: 1)

    #expect(interactor.calls == [.findItems(.open, named: nil)])
    #expect(view.calls == [])
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
    for line in ["", "?", "12", " Pack ", "d", "."] { await sut.handle(line) }
    sut.showReading()
    sut.showItems([PickDisplayItem(title: "Pack\u{7} the large suitcase", dueText: "today")])
    sut.showItems([])
    sut.showDoneItems([PickDisplayItem(title: "Pay", dueText: "today")])
    sut.showDoneItems([])
    sut.showMessage("no\u{1B}")

    #expect(
      presenter.calls == [
        .updateView, .updateView, .updateView, .pickItem(number: 12), .findItem(named: "Pack"),
        .showDoneItems, .leavePick,
      ]
    )
    #expect(
      output.text == """
        Reading the items …
          1  Pack\u{FFFD} the large s…  today
        A number or a part of a name opens an item (d done items, . back, q quit)
        Nothing is open (d done items, . back, q quit)
          1  Pay  today
        A number, or a part of any done item's name, opens it again (. back, q quit)
        Nothing is done (. back, q quit)
        no\u{FFFD}

        """
    )
  }
}
