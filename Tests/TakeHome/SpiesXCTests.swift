import Foundation
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoStorage
import TodoTerminal
import TodoUseCases
import XCTest

private nonisolated let epoch = Date(timeIntervalSince1970: 0)
private nonisolated let day = epoch..<(epoch + 86_400)

// Nonisolated, so that it compiles where everything else is on the main actor, too.
nonisolated final class SpiesXCTests: XCTestCase {
  @MainActor func test_listViewSpy_keepsItsCalls() async {
    let spy = ListViewSpy()
    spy.showErrorMessage("No disk")
    spy.showNoContentMessage()
    XCTAssertEqual(spy.calls, [.showErrorMessage("No disk"), .showNoContentMessage])
  }

  @MainActor func test_listModuleSpy_keepsItsCalls() async {
    let spy = ListModuleSpy()
    await spy.updateView()
    spy.addNewEntry()
    XCTAssertEqual(spy.calls, [.updateView, .addNewEntry])
  }

  @MainActor func test_arrangingListModuleSpy_keepsItsCalls() async {
    let spy = ArrangingListModuleSpy()
    await spy.changeOrder()
    await spy.changeGrouping()
    XCTAssertEqual(spy.calls, [.changeOrder, .changeGrouping])
  }

  @MainActor func test_addViewSpy_keepsItsCalls() async {
    let spy = AddViewSpy()
    spy.setEntryName("Pack")
    spy.setEntryName("Pack")
    XCTAssertEqual(spy.calls, [.setEntryName("Pack"), .setEntryName("Pack")])
  }

  @MainActor func test_addModuleSpy_keepsItsCalls() async {
    let spy = AddModuleSpy()
    await spy.saveAddAction(name: "Pack", dueDate: epoch)
    XCTAssertEqual(spy.calls, [.saveAddAction(name: "Pack", dueDate: epoch)])
  }

  @MainActor func test_listInteractorInputSpy_keepsItsCalls() async {
    let spy = ListInteractorInputSpy()
    await spy.findUpcomingItems()
    XCTAssertEqual(spy.calls, [.findUpcomingItems])
  }

  @MainActor func test_sortingListInteractorInputSpy_keepsItsCalls() async {
    let spy = SortingListInteractorInputSpy()
    await spy.sortUpcomingItems(by: .name)
    XCTAssertEqual(spy.calls, [.sortUpcomingItems(by: .name)])
  }

  @MainActor func test_listInteractorOutputSpy_keepsItsCalls() async {
    let spy = ListInteractorOutputSpy()
    spy.foundUpcomingItems([])
    XCTAssertEqual(spy.calls, [.foundUpcomingItems([])])
  }

  @MainActor func test_addInteractorInputSpy_keepsItsCalls() async {
    let spy = AddInteractorInputSpy()
    spy.findEarliestDueDate()
    XCTAssertEqual(spy.calls, [.findEarliestDueDate])
  }

  @MainActor func test_addInteractorOutputSpy_keepsItsCalls() async {
    let spy = AddInteractorOutputSpy()
    await spy.savedNewEntry()
    XCTAssertEqual(spy.calls, [.savedNewEntry])
  }

  @MainActor func test_listWireframeSpy_keepsItsCalls() async {
    let spy = ListWireframeSpy()
    spy.presentAddInterface()
    XCTAssertEqual(spy.calls, [.presentAddInterface])
  }

  @MainActor func test_addWireframeSpy_keepsItsCalls() async {
    let spy = AddWireframeSpy()
    spy.dismissAddInterface()
    XCTAssertEqual(spy.calls, [.dismissAddInterface])
  }

  @MainActor func test_addModuleDelegateSpy_keepsItsCalls() async {
    let spy = AddModuleDelegateSpy()
    await spy.addModuleDidSaveAddAction()
    XCTAssertEqual(spy.calls, [.addModuleDidSaveAddAction])
  }

  @MainActor func test_textScreenSpy_keepsItsCalls() async {
    let spy = TextScreenSpy()
    await spy.handle("q")
    XCTAssertEqual(spy.calls, [.handle("q")])
  }

  @MainActor func test_rootWireframeSpy_comparesScreensByIdentity() async {
    let spy = RootWireframeSpy()
    let screen = TextScreenSpy()
    spy.present(screen)
    XCTAssertEqual(spy.calls, [.present(screen)])
    XCTAssertNotEqual(spy.calls, [.present(TextScreenSpy())])
  }

  @MainActor func test_textOutputSpy_answersAndJoinsWhatWasWritten() async {
    let spy = TextOutputSpy(columns: 80, width: \.count)
    XCTAssertEqual(spy.columns, 80)
    XCTAssertEqual(spy.width(of: "Pack"), 4)
    spy.write("Pa")
    spy.write("ck")
    XCTAssertEqual(spy.calls, [.columns, .width(of: "Pack"), .write("Pa"), .write("ck")])
    XCTAssertEqual(spy.text, "Pack")
  }

  @MainActor func test_textOutputSpy_answersInTurn() async {
    let spy = TextOutputSpy(columns: .inTurn(.success(80), .success(40)), width: .from(\.count))
    XCTAssertEqual([spy.columns, spy.columns, spy.columns], [80, 40, 40])
    spy.columnsResult = .success(20)
    XCTAssertEqual(spy.columns, 20)
  }

  func test_todoClockSpy_showsItsTimesInTurn() async {
    let spy = TodoClockSpy(now: epoch, then: .distantFuture)
    XCTAssertEqual([spy.now, spy.now, spy.now], [epoch, .distantFuture, .distantFuture])
    XCTAssertEqual(spy.calls, [.now, .now, .now])
  }

  func test_listDataManagerSpy_answers() async throws {
    let spy = ListDataManagerSpy(todoItems: .success([]))
    let items = try await spy.todoItems(dueIn: day)
    XCTAssertEqual(items, [])
    XCTAssertEqual(spy.calls, [.todoItems(dueIn: day)])
  }

  func test_addDataManagerSpy_keepsItsCalls() async throws {
    let spy = AddDataManagerSpy(addNewEntry: .success(()))
    try await spy.addNewEntry(TodoItem(name: "Pack", dueDate: epoch))
    XCTAssertEqual(spy.calls, [.addNewEntry(TodoItem(name: "Pack", dueDate: epoch))])
  }

  func test_todoDataStoreSpy_answers() async throws {
    let record = TodoRecord(id: UUID(), name: "Pack", dueDate: epoch)
    let spy = TodoDataStoreSpy(records: .success([record]), insert: .success(()))
    try await spy.insert(record)
    let records = try await spy.records(dueIn: day)
    XCTAssertEqual(records, [record])
    XCTAssertEqual(spy.calls, [.insert(record), .records(dueIn: day)])
  }
}
