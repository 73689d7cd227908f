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
private nonisolated let pack = TodoItem(name: "Pack", dueDate: epoch)

// Nonisolated, so that it compiles where everything else is on the main actor, too.
nonisolated final class MocksXCTests: XCTestCase {
  @MainActor func test_listViewMock_passes() async throws {
    try await ListViewMock(expecting: [.showNoContentMessage]).verify { view in
      view.showNoContentMessage()
    }
  }

  @MainActor func test_listModuleMock_passes() async throws {
    try await ListModuleMock(expecting: [.addNewEntry]).verify { $0.addNewEntry() }
  }

  @MainActor func test_arrangingListModuleMock_passes() async throws {
    try await ArrangingListModuleMock(expecting: [.changeOrder]).verify { presenter in
      await presenter.changeOrder()
    }
  }

  @MainActor func test_addViewMock_passes() async throws {
    try await AddViewMock(expecting: [.setEntryName("")]).verify { $0.setEntryName("") }
  }

  @MainActor func test_addModuleMock_passes() async throws {
    try await AddModuleMock(expecting: [.updateView]).verify { $0.updateView() }
  }

  @MainActor func test_listInteractorInputMock_passes() async throws {
    try await ListInteractorInputMock(expecting: [.findUpcomingItems]).verify { interactor in
      await interactor.findUpcomingItems()
    }
  }

  @MainActor func test_sortingListInteractorInputMock_passes() async throws {
    let mock = SortingListInteractorInputMock(expecting: [.sortUpcomingItems(by: .name)])
    try await mock.verify { interactor in await interactor.sortUpcomingItems(by: .name) }
  }

  @MainActor func test_listInteractorOutputMock_passes() async throws {
    try await ListInteractorOutputMock(expecting: [.foundUpcomingItems([])]).verify { output in
      output.foundUpcomingItems([])
    }
  }

  @MainActor func test_addInteractorInputMock_passes() async throws {
    try await AddInteractorInputMock(expecting: [.findEarliestDueDate]).verify { interactor in
      interactor.findEarliestDueDate()
    }
  }

  @MainActor func test_addInteractorOutputMock_passes() async throws {
    try await AddInteractorOutputMock(expecting: [.savedNewEntry]).verify { output in
      await output.savedNewEntry()
    }
  }

  @MainActor func test_listWireframeMock_passes() async throws {
    try await ListWireframeMock(expecting: [.presentAddInterface]).verify { wireframe in
      wireframe.presentAddInterface()
    }
  }

  @MainActor func test_addWireframeMock_inALongTest_saysItsMismatch() async throws {
    let mock = AddWireframeMock(expecting: [.dismissAddInterface])
    XCTAssertNotNil(mock.mismatch())
    XCTAssertThrowsError(try mock.verify())
    mock.dismissAddInterface()
    XCTAssertNil(mock.mismatch())
    XCTAssertNoThrow(try mock.verify())
  }

  @MainActor func test_addModuleDelegateMock_passes() async throws {
    try await AddModuleDelegateMock(expecting: [.addModuleDidSaveAddAction]).verify { delegate in
      await delegate.addModuleDidSaveAddAction()
    }
  }

  @MainActor func test_textScreenMock_passes() async throws {
    try await TextScreenMock(expecting: [.viewWillAppear]).verify { await $0.viewWillAppear() }
  }

  @MainActor func test_rootWireframeMock_passes() async throws {
    try await RootWireframeMock(expecting: [.dismissTopScreen]).verify { $0.dismissTopScreen() }
  }

  @MainActor func test_textOutputMock_ignoresQuestionsWhereAsked() async throws {
    let mock = TextOutputMock(
      expecting: [.write("Pack")],
      columns: .success(80),
      width: .from(\.count)
    )
    try await mock.verify(ignoring: isQuestion) { output in
      if output.width(of: "Pack") < output.columns { output.write("Pack") }
    }
  }

  func test_todoClockMock_passes() async throws {
    try await TodoClockMock(expecting: [.now], now: .success(epoch)).verify { _ = $0.now }
  }

  func test_listDataManagerMock_answers() async throws {
    let mock = ListDataManagerMock(
      expecting: [.todoItems(dueIn: day)],
      todoItems: .success([pack])
    )
    let items = try await mock.verify { try await $0.todoItems(dueIn: day) }
    XCTAssertEqual(items, [pack])
  }

  func test_addDataManagerMock_passes() async throws {
    let mock = AddDataManagerMock(expecting: [.addNewEntry(pack)], addNewEntry: .success(()))
    try await mock.verify { try await $0.addNewEntry(pack) }
  }

  func test_todoDataStoreMock_answers() async throws {
    let mock = TodoDataStoreMock(
      expecting: [.records(dueIn: day)],
      records: .success([]),
      insert: .success(())
    )
    let records = try await mock.verify { try await $0.records(dueIn: day) }
    XCTAssertEqual(records, [])
  }

  private func isQuestion(_ call: TextOutputSpy.Call) -> Bool {
    switch call {
    case .columns, .width: true
    case .write: false
    }
  }
}
