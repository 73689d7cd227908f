import Foundation
import Synchronization
import TodoApp
import TodoDomain
import TodoMocks
import TodoUseCases
import XCTest

@MainActor
final class AddInteractorXCTests: XCTestCase, AddInteractorSpecs {
  private let today = AddInteractorScene.today

  func test_findEarliestDueDate_tellsTheStartOfToday() async throws {
    let scene = AddInteractorScene()

    scene.sut.findEarliestDueDate()

    XCTAssertEqual(scene.output.calls, [.foundEarliestDueDate(today)])
  }

  func test_saveNewEntry_valid_isSavedTrimmedThenTold() async throws {
    let scene = AddInteractorScene()
    let events = Mutex<[String]>([])
    scene.dataManager.onCall = { call in events.withLock { $0.append("\(call)") } }
    scene.output.onCall = { call in events.withLock { $0.append("\(call)") } }

    await scene.sut.saveNewEntry(name: " \tBuy  tea\n", dueDate: today)

    XCTAssertEqual(
      events.withLock(\.self),
      [
        "addNewEntry(\(TodoItem(name: "Buy  tea", dueDate: today)))", "savedNewEntry()",
      ]
    )
  }

  func test_saveNewEntry_dueAtTheStartOfToday_isSaved() async throws {
    let scene = AddInteractorScene()

    await scene.sut.saveNewEntry(name: "Pack", dueDate: today)

    XCTAssertEqual(scene.output.calls, [.savedNewEntry])
  }

  func test_saveNewEntry_dueBeforeToday_isRefused() async throws {
    let scene = AddInteractorScene()

    await scene.sut.saveNewEntry(name: "Pack", dueDate: today.addingTimeInterval(-0.001))

    XCTAssertEqual(scene.output.calls, [.refusedNewEntry(.dueDateBeforeToday)])
    XCTAssertEqual(scene.dataManager.calls, [])
  }

  func test_saveNewEntry_blankName_isRefused() async throws {
    let scene = AddInteractorScene()

    await scene.sut.saveNewEntry(name: "", dueDate: today)
    await scene.sut.saveNewEntry(name: " \t\n\u{A0}", dueDate: today)

    XCTAssertEqual(
      scene.output.calls,
      [.refusedNewEntry(.emptyName), .refusedNewEntry(.emptyName)]
    )
    XCTAssertEqual(scene.dataManager.calls, [])
  }

  func test_saveNewEntry_bothWrong_tellsTheNameOnly() async throws {
    let scene = AddInteractorScene()

    await scene.sut.saveNewEntry(name: "", dueDate: .distantPast)

    XCTAssertEqual(scene.output.calls, [.refusedNewEntry(.emptyName)])
  }

  func test_saveNewEntry_saveFails_isTold() async throws {
    let scene = AddInteractorScene(save: .failure(FileDataStoreError.full("/x")))

    await scene.sut.saveNewEntry(name: "Pack", dueDate: today)

    let failure = UseCaseFailure(reason: FileDataStoreError.full("/x").description)
    XCTAssertEqual(scene.output.calls, [.failedToSaveNewEntry(failure)])
  }

  func test_saveNewEntry_saved_awaitsWhatFollows() async throws {
    let scene = AddInteractorScene(followUp: .held())
    var events: [String] = []
    let save = Task {
      await scene.sut.saveNewEntry(name: "Pack", dueDate: today)
      events.append("saved")
    }
    try await scene.output.heldSavedNewEntry.waitForRequests(1)
    events.append("followed up")

    try scene.output.heldSavedNewEntry.give(.success(()), to: 0)
    await save.value

    XCTAssertEqual(events, ["followed up", "saved"])
  }

  func test_saveNewEntry_readsTheClockOnce() async throws {
    let scene = AddInteractorScene()

    await scene.sut.saveNewEntry(name: "Pack", dueDate: today)

    XCTAssertEqual(scene.clock.calls, [.now])
  }

  func test_output_isNotKeptAlive() async throws {
    let scene = AddInteractorScene()
    var output: AddInteractorOutputSpy? = AddInteractorOutputSpy()

    scene.sut.output = output
    output = nil

    XCTAssertNil(scene.sut.output)
  }
}
