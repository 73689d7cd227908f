import Foundation
import Synchronization
import Testing
import TodoApp
import TodoDomain
import TodoMocks
import TodoUseCases

@MainActor
struct AddInteractorTests {
  private let today = AddInteractorFixture.today

  @Test("The earliest due date is the start of today in the calendar's zone")
  func test_findEarliestDueDate_tellsTheStartOfToday() async throws {
    let fixture = AddInteractorFixture()

    fixture.sut.findEarliestDueDate()

    #expect(fixture.output.calls == [.foundEarliestDueDate(today)])
  }

  @Test("A valid entry is saved with its name trimmed, and then reported")
  func test_saveNewEntry_valid_isSavedTrimmedThenReported() async throws {
    let fixture = AddInteractorFixture()
    let events = Mutex<[String]>([])
    fixture.dataManager.onCall = { call in events.withLock { $0.append("\(call)") } }
    fixture.output.onCall = { call in events.withLock { $0.append("\(call)") } }

    await fixture.sut.saveNewEntry(name: " \tBuy  tea\n", dueDate: today)

    #expect(
      events.withLock(\.self) == [
        "addNewEntry(\(TodoItem(name: "Buy  tea", dueDate: today)))", "savedNewEntry()",
      ]
    )
  }

  @Test("The last instant of yesterday is refused")
  func test_saveNewEntry_dueBeforeToday_isRefused() async throws {
    let fixture = AddInteractorFixture()

    await fixture.sut.saveNewEntry(name: "Pack", dueDate: today.addingTimeInterval(-0.001))

    #expect(fixture.output.calls == [.refusedNewEntry(.dueDateBeforeToday)])
    #expect(fixture.dataManager.calls == [])
  }

  @Test("A blank name is refused", arguments: ["", " \t\n\u{A0}"])
  func test_saveNewEntry_blankName_isRefused(name: String) async throws {
    let fixture = AddInteractorFixture()

    await fixture.sut.saveNewEntry(name: name, dueDate: today)

    #expect(fixture.output.calls == [.refusedNewEntry(.emptyName)])
    #expect(fixture.dataManager.calls == [])
  }

  @Test("Of two faults, the name is reported")
  func test_saveNewEntry_bothWrong_tellsTheNameOnly() async throws {
    let fixture = AddInteractorFixture()

    await fixture.sut.saveNewEntry(name: "", dueDate: .distantPast)

    #expect(fixture.output.calls == [.refusedNewEntry(.emptyName)])
  }

  @Test("A failed save is reported with its reason, and nothing else is")
  func test_saveNewEntry_saveFails_isReported() async throws {
    let fixture = AddInteractorFixture(save: .failure(FileDataStoreError.full("/x")))

    await fixture.sut.saveNewEntry(name: "Pack", dueDate: today)

    let failure = UseCaseFailure(reason: FileDataStoreError.full("/x").description)
    #expect(fixture.output.calls == [.failedToSaveNewEntry(failure)])
  }

  @Test("The await includes the output's work after a save")
  func test_saveNewEntry_saved_awaitsWhatFollows() async throws {
    let fixture = AddInteractorFixture(followUp: .held())
    var events: [String] = []
    let save = Task {
      await fixture.sut.saveNewEntry(name: "Pack", dueDate: today)
      events.append("saved")
    }
    try await fixture.output.heldSavedNewEntry.waitForRequests(1)
    events.append("followed up")

    try fixture.output.heldSavedNewEntry.give(.success(()), to: 0)
    await save.value

    #expect(events == ["followed up", "saved"])
  }
}
