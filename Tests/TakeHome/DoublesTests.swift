// Uses every double in a project of one's own; the take-home check compiles it beside copies of them.

import Foundation
import MyApp
import Testing

@MainActor
struct DoublesTests {
  private let epoch = Date(timeIntervalSince1970: 0)
  private let always = Date.distantPast..<Date.distantFuture

  @Test("Spies keep their calls")
  func test_spies_keepTheirCalls() async throws {
    let listView = ListViewSpy()
    listView.showNoContentMessage()
    #expect(listView.calls == [.showNoContentMessage])
    let listModule = ListModuleSpy()
    await listModule.updateView()
    #expect(listModule.calls == [.updateView])
    let addView = AddViewSpy()
    addView.setEntryName("Pack")
    #expect(addView.calls == [.setEntryName("Pack")])
    let addModule = AddModuleSpy()
    await addModule.saveAddAction(name: "Pack", dueDate: epoch)
    #expect(addModule.calls == [.saveAddAction(name: "Pack", dueDate: epoch)])
    let listInput = ListInteractorInputSpy()
    await listInput.findUpcomingItems()
    #expect(listInput.calls == [.findUpcomingItems])
    let listOutput = ListInteractorOutputSpy()
    listOutput.foundUpcomingItems([])
    #expect(listOutput.calls == [.foundUpcomingItems([])])
    let addInput = AddInteractorInputSpy()
    addInput.findEarliestDueDate()
    #expect(addInput.calls == [.findEarliestDueDate])
    let addOutput = AddInteractorOutputSpy()
    await addOutput.savedNewEntry()
    #expect(addOutput.calls == [.savedNewEntry])
    let listWireframe = ListWireframeSpy()
    listWireframe.presentAddInterface()
    #expect(listWireframe.calls == [.presentAddInterface])
    let addWireframe = AddWireframeSpy()
    addWireframe.dismissAddInterface()
    #expect(addWireframe.calls == [.dismissAddInterface])
    let delegate = AddModuleDelegateSpy()
    delegate.addModuleDidCancelAddAction()
    #expect(delegate.calls == [.addModuleDidCancelAddAction])
    let screen = TextScreenSpy()
    await screen.handle("q")
    #expect(screen.calls == [.handle("q")])
    let root = RootWireframeSpy()
    root.present(screen)
    #expect(root.calls == [.present(screen)])
    let output = TextOutputSpy(columns: 80, width: \.count)
    output.write("Pack")
    #expect(output.text == "Pack")
  }

  @Test("Spies of the data side answer and keep their calls")
  func test_spiesOfTheDataSide_answerAndKeepTheirCalls() async throws {
    let clock = TodoClockSpy(now: epoch, then: .distantFuture)
    #expect([clock.now, clock.now] == [epoch, .distantFuture])
    #expect(clock.calls == [.now, .now])
    let reading = ListDataManagerSpy(todoItems: .held)
    let items = Task { try await reading.todoItems(dueIn: always) }
    try await reading.heldTodoItems.waitForRequests(1)
    try reading.heldTodoItems.give(.success([]), to: 0)
    let given = try await items.value
    #expect(given == [])
    let saving = AddDataManagerSpy(addNewEntry: .success(()))
    try await saving.addNewEntry(TodoItem(name: "Pack", dueDate: epoch))
    #expect(saving.calls == [.addNewEntry(TodoItem(name: "Pack", dueDate: epoch))])
    let store = TodoDataStoreSpy(records: .success([]), insert: .success(()))
    _ = try await store.records(dueIn: always)
    #expect(store.calls == [.records(dueIn: always)])
  }

  @Test("Mocks pass the expected calls")
  func test_mocks_passTheExpectedCalls() async throws {
    var seen: [String] = []
    try await ListViewMock.expecting([.showNoContentMessage]) { view in
      view.spy.onCall = { seen.append("\($0)") }
      view.showNoContentMessage()
    }
    #expect(seen == ["showNoContentMessage()"])
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
    #expect(AddWireframeMock(expecting: [.dismissAddInterface]).mismatch != nil)
  }

  @Test("Mocks of the data side stay on the caller's actor")
  func test_mocksOfTheDataSide_stayOnTheCallersActor() async throws {
    var items: [TodoItem] = []
    try await ListDataManagerMock.expecting(
      [.todoItems(dueIn: always)],
      todoItems: .success([TodoItem(name: "Pack", dueDate: epoch)])
    ) { dataManager in
      items = try await dataManager.todoItems(dueIn: always)
    }
    #expect(items.count == 1)
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

  @Test("Clock and store work")
  func test_clockAndStore_work() async throws {
    let clock = ControllableClock(now: epoch)
    let store = FakeDataStore(delay: .seconds(1), clock: clock)
    let inserting = Task {
      try await store.insert(TodoRecord(id: UUID(), name: "Pack", dueDate: epoch))
    }
    try await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    try await inserting.value
    #expect(clock.now == epoch + 1)
    #expect(clock.sleepers == [])
    store.insertFault = .next(CancellationError())
  }
}
