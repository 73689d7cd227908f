import Foundation
import Synchronization
import Testing
import TodoApp
import TodoDomain
import TodoMocks
import TodoUseCases

@MainActor
struct AddInteractorTests: AddInteractorSpecs {
  private let today = AddInteractorScene.today

  @Test("The earliest due date is the start of today in the calendar's zone")
  func test_findEarliestDueDate_tellsTheStartOfToday() async throws {
    let scene = AddInteractorScene()

    scene.sut.findEarliestDueDate()

    #expect(scene.output.calls == [.foundEarliestDueDate(today)])
  }

  @Test("A valid entry is saved with its name trimmed, and told when it is safe")
  func test_saveNewEntry_valid_isSavedTrimmedThenTold() async throws {
    let scene = AddInteractorScene()
    let events = Mutex<[String]>([])
    scene.dataManager.onCall = { call in events.withLock { $0.append("\(call)") } }
    scene.output.onCall = { call in events.withLock { $0.append("\(call)") } }

    await scene.sut.saveNewEntry(name: " \tBuy  tea\n", dueDate: today)

    #expect(
      events.withLock(\.self) == [
        "addNewEntry(\(TodoItem(name: "Buy  tea", dueDate: today)))", "savedNewEntry()",
      ]
    )
  }

  @Test("The first instant of today is early enough")
  func test_saveNewEntry_dueAtTheStartOfToday_isSaved() async throws {
    let scene = AddInteractorScene()

    await scene.sut.saveNewEntry(name: "Pack", dueDate: today)

    #expect(scene.output.calls == [.savedNewEntry])
  }

  @Test("The last instant of yesterday is refused")
  func test_saveNewEntry_dueBeforeToday_isRefused() async throws {
    let scene = AddInteractorScene()

    await scene.sut.saveNewEntry(name: "Pack", dueDate: today.addingTimeInterval(-0.001))

    #expect(scene.output.calls == [.refusedNewEntry(.dueDateBeforeToday)])
    #expect(scene.dataManager.calls == [])
  }

  @Test("A blank name is refused")
  func test_saveNewEntry_blankName_isRefused() async throws {
    let scene = AddInteractorScene()

    await scene.sut.saveNewEntry(name: "", dueDate: today)
    await scene.sut.saveNewEntry(name: " \t\n\u{A0}", dueDate: today)

    #expect(scene.output.calls == [.refusedNewEntry(.emptyName), .refusedNewEntry(.emptyName)])
    #expect(scene.dataManager.calls == [])
  }

  @Test("Of two faults the name is told")
  func test_saveNewEntry_bothWrong_tellsTheNameOnly() async throws {
    let scene = AddInteractorScene()

    await scene.sut.saveNewEntry(name: "", dueDate: .distantPast)

    #expect(scene.output.calls == [.refusedNewEntry(.emptyName)])
  }

  @Test("A failed save is told with its reason, and nothing else is")
  func test_saveNewEntry_saveFails_isTold() async throws {
    let scene = AddInteractorScene(save: .failure(FileDataStoreError.full("/x")))

    await scene.sut.saveNewEntry(name: "Pack", dueDate: today)

    let failure = UseCaseFailure(reason: FileDataStoreError.full("/x").description)
    #expect(scene.output.calls == [.failedToSaveNewEntry(failure)])
  }

  @Test("The await ends when what follows a save has ended")
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

    #expect(events == ["followed up", "saved"])
  }

  @Test("The clock is read once for an entry")
  func test_saveNewEntry_readsTheClockOnce() async throws {
    let scene = AddInteractorScene()

    await scene.sut.saveNewEntry(name: "Pack", dueDate: today)

    #expect(scene.clock.calls == [.now])
  }

  @Test("The interactor does not keep its output alive")
  func test_output_isNotKeptAlive() async throws {
    let scene = AddInteractorScene()
    var output: AddInteractorOutputSpy? = AddInteractorOutputSpy()

    scene.sut.output = output
    output = nil

    #expect(scene.sut.output == nil)
  }
}
