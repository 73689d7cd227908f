// Uses every double in a project of one's own; the take-home check compiles it beside copies of them.

import Foundation
import MyApp
import XCTest

// Nonisolated, so that it compiles where everything else is on the main actor, too.
nonisolated final class DoublesXCTests: XCTestCase {
  private let epoch = Date(timeIntervalSince1970: 0)
  private let always = Date.distantPast..<Date.distantFuture

  @MainActor func test_spies_keepTheirCalls() async throws {
    let listView = ListViewSpy()
    listView.showNoContentMessage()
    XCTAssertEqual(listView.calls, [.showNoContentMessage])
    let listModule = ListModuleSpy()
    await listModule.updateView()
    XCTAssertEqual(listModule.calls, [.updateView])
    let addView = AddViewSpy()
    addView.setEntryName("Pack")
    XCTAssertEqual(addView.calls, [.setEntryName("Pack")])
    let addModule = AddModuleSpy()
    await addModule.saveAddAction(name: "Pack", dueDate: epoch)
    XCTAssertEqual(addModule.calls, [.saveAddAction(name: "Pack", dueDate: epoch)])
    let listInput = ListInteractorInputSpy()
    await listInput.findUpcomingItems()
    XCTAssertEqual(listInput.calls, [.findUpcomingItems])
    let listOutput = ListInteractorOutputSpy()
    listOutput.foundUpcomingItems([])
    XCTAssertEqual(listOutput.calls, [.foundUpcomingItems([])])
    let addInput = AddInteractorInputSpy()
    addInput.findEarliestDueDate()
    XCTAssertEqual(addInput.calls, [.findEarliestDueDate])
    let addOutput = AddInteractorOutputSpy()
    await addOutput.savedNewEntry()
    XCTAssertEqual(addOutput.calls, [.savedNewEntry])
    let listWireframe = ListWireframeSpy()
    listWireframe.presentAddInterface()
    XCTAssertEqual(listWireframe.calls, [.presentAddInterface])
    let addWireframe = AddWireframeSpy()
    addWireframe.dismissAddInterface()
    XCTAssertEqual(addWireframe.calls, [.dismissAddInterface])
    let delegate = AddModuleDelegateSpy()
    delegate.addModuleDidCancelAddAction()
    XCTAssertEqual(delegate.calls, [.addModuleDidCancelAddAction])
    let screen = TextScreenSpy()
    await screen.handle("q")
    XCTAssertEqual(screen.calls, [.handle("q")])
    let root = RootWireframeSpy()
    root.present(screen)
    XCTAssertEqual(root.calls, [.present(screen)])
    let output = TextOutputSpy(columns: 80, width: \.count)
    output.write("Pack")
    XCTAssertEqual(output.text, "Pack")
  }

  @MainActor func test_spiesOfTheDataSide_answerAndKeepTheirCalls() async throws {
    let clock = TodoClockSpy(now: epoch, then: .distantFuture)
    XCTAssertEqual([clock.now, clock.now], [epoch, .distantFuture])
    XCTAssertEqual(clock.calls, [.now, .now])
    let reading = ListDataManagerSpy(todoItems: .held)
    let items = Task { try await reading.todoItems(dueIn: always) }
    try await reading.heldTodoItems.waitForRequests(1)
    try reading.heldTodoItems.give(.success([]), to: 0)
    let given = try await items.value
    XCTAssertEqual(given, [])
    let saving = AddDataManagerSpy(addNewEntry: .success(()))
    try await saving.addNewEntry(TodoItem(name: "Pack", dueDate: epoch))
    XCTAssertEqual(saving.calls, [.addNewEntry(TodoItem(name: "Pack", dueDate: epoch))])
    let store = TodoDataStoreSpy(records: .success([]), insert: .success(()))
    _ = try await store.records(dueIn: always)
    XCTAssertEqual(store.calls, [.records(dueIn: always)])
  }

  @MainActor func test_mocks_passTheExpectedCalls() async throws {
    var seen: [String] = []
    try await ListViewMock.expecting([.showNoContentMessage]) { view in
      view.spy.onCall = { seen.append("\($0)") }
      view.showNoContentMessage()
    }
    XCTAssertEqual(seen, ["showNoContentMessage()"])
    try await ListModuleMock.expecting([.addNewEntry]) { $0.addNewEntry() }
    try await AddViewMock.expecting([.setEntryName("")]) { $0.setEntryName("") }
    try await AddModuleMock.expecting([.updateView]) { $0.updateView() }
    try await ListInteractorInputMock.expecting([.findUpcomingItems]) {
      await $0.findUpcomingItems()
    }
    try await ListInteractorOutputMock.expecting([.foundUpcomingItems([])]) {
      $0.foundUpcomingItems([])
    }
    try await AddInteractorInputMock.expecting([.findEarliestDueDate]) {
      $0.findEarliestDueDate()
    }
    try await AddInteractorOutputMock.expecting([.savedNewEntry]) { await $0.savedNewEntry() }
    try await ListWireframeMock.expecting([.presentAddInterface]) { $0.presentAddInterface() }
    try await AddWireframeMock.expecting([.dismissAddInterface]) { $0.dismissAddInterface() }
    try await AddModuleDelegateMock.expecting([.addModuleDidSaveAddAction]) {
      await $0.addModuleDidSaveAddAction()
    }
    try await TextScreenMock.expecting([.viewWillAppear]) { await $0.viewWillAppear() }
    try await RootWireframeMock.expecting([.dismissTopScreen]) { $0.dismissTopScreen() }
    try await TextOutputMock.expecting([.write("")], columns: 80, width: \.count) {
      $0.write("")
    }
    XCTAssertNotNil(AddWireframeMock(expecting: [.dismissAddInterface]).mismatch)
  }

  @MainActor func test_mocksOfTheDataSide_stayOnTheCallersActor() async throws {
    var items: [TodoItem] = []
    try await ListDataManagerMock.expecting(
      [.todoItems(dueIn: always)],
      todoItems: .success([TodoItem(name: "Pack", dueDate: epoch)])
    ) { dataManager in
      items = try await dataManager.todoItems(dueIn: always)
    }
    XCTAssertEqual(items.count, 1)
    try await AddDataManagerMock.expecting([], addNewEntry: .success(())) { _ in }
    try await TodoClockMock.expecting([.now], now: epoch) { _ = $0.now }
    try await TodoDataStoreMock.expecting(
      [.records(dueIn: always)],
      records: .success([]),
      insert: .success(())
    ) { store in
      _ = try await store.records(dueIn: always)
    }
  }

  @MainActor func test_clockAndStore_work() async throws {
    let clock = ControllableClock(now: epoch)
    let store = FakeDataStore(delay: .seconds(1), clock: clock)
    let inserting = Task {
      try await store.insert(TodoRecord(id: UUID(), name: "Pack", dueDate: epoch))
    }
    try await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    try await inserting.value
    XCTAssertEqual(clock.now, epoch + 1)
    XCTAssertEqual(clock.sleepers, [])
    store.insertFault = .next(CancellationError())
  }
}
