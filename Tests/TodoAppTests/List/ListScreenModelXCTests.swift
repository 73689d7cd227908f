import TodoApp
import TodoDomain
import TodoMocks
import TodoScreens
import XCTest

@MainActor
final class ListScreenModelXCTests: XCTestCase {
  private typealias Fixture = ListScreenModelFixture

  func test_init_isLoading() async {
    let fixture = Fixture()

    XCTAssertEqual(fixture.sut.state, .loading)
    XCTAssertTrue(fixture.eventHandler.calls.isEmpty)
  }

  func test_show_isTheState() async {
    let both = UpcomingDisplayData(sections: [Fixture.pack, Fixture.call])
    let one = UpcomingDisplayData(sections: [Fixture.call])

    let states = Fixture().states(after: [
      .showNoContentMessage, .showUpcomingDisplayData(both), .showErrorMessage("disk full"),
      .showUpcomingDisplayData(one), .showNoContentMessage,
    ])

    let expected: [ListViewState] = [
      .nothingToDo, .sections([Fixture.pack, Fixture.call]), .error("disk full"),
      .sections([Fixture.call]), .nothingToDo,
    ]
    XCTAssertEqual(states, expected)
  }

  func test_show_oddData_staysAsItCame() async {
    let odd = UpcomingDisplaySection(
      name: "",
      imageName: "unknown",
      items: [
        UpcomingDisplayItem(title: "b\u{1B}[2J ", dueDay: "Thursday"),
        UpcomingDisplayItem(title: "", dueDay: ""),
        UpcomingDisplayItem(title: "a", dueDay: ""),
      ]
    )
    let states = Fixture().states(after: [
      .showUpcomingDisplayData(UpcomingDisplayData(sections: [odd, odd])),
      .showUpcomingDisplayData(UpcomingDisplayData(sections: [])), .showErrorMessage(""),
    ])

    XCTAssertEqual(states, [.sections([odd, odd]), .sections([]), .error("")])
  }

  func test_state_change_isObserved() async {
    let fixture = Fixture()

    XCTAssertEqual(fixture.changesHeard { fixture.sut.showNoContentMessage() }, 1)
    XCTAssertEqual(fixture.changesHeard { fixture.sut.showErrorMessage("disk full") }, 1)
    XCTAssertEqual(fixture.changesHeard { fixture.sut.add() }, 0)
  }

  func test_add_isPassedOn() async {
    let fixture = Fixture()

    fixture.sut.add()
    fixture.sut.add()

    XCTAssertEqual(fixture.eventHandler.calls, [.addNewEntry, .addNewEntry])
  }

  func test_refresh_waitsForTheAnswer() async throws {
    let fixture = Fixture(updateView: .held())
    fixture.sut.showErrorMessage("disk full")

    let refresh = Task { await fixture.sut.refresh() }
    try await fixture.eventHandler.heldUpdateView.waitForRequests(1)

    XCTAssertEqual(fixture.eventHandler.calls, [.updateView])
    XCTAssertEqual(fixture.sut.state, .error("disk full"))
    try fixture.eventHandler.heldUpdateView.give(.success(()), to: 0)
    await refresh.value
  }

  func test_endRefresh_cancelsTheTask() async throws {
    let clock = ControllableClock(now: ListScreenModule.now)
    let module = SleepingModule(clock: clock)
    let sut = ListScreenModel(eventHandler: module)

    sut.beginRefresh()
    try await clock.waitForSleepers(1)
    sut.endRefresh()
    // Whoever still sleeps is woken, so that a task that was not cancelled does not hang the test.
    try await clock.advance(by: .seconds(60))

    let ended = await module.ending()
    XCTAssertEqual(ended, .cancelled)
  }

  func test_beginRefresh_twice_cancelsTheOlder() async throws {
    let clock = ControllableClock(now: ListScreenModule.now)
    let module = SleepingModule(clock: clock)
    let sut = ListScreenModel(eventHandler: module)

    sut.beginRefresh()
    try await clock.waitForSleepers(1)
    sut.beginRefresh()
    let hasAskedAgain = await module.asked.reaches(2, within: .seconds(2))
    try await clock.advance(by: .seconds(60))

    XCTAssertTrue(hasAskedAgain)
    let ended = await module.ending()
    XCTAssertEqual(ended, .cancelled)
  }

  func test_deinit_cancelsTheTask() async throws {
    let clock = ControllableClock(now: ListScreenModule.now)
    let module = SleepingModule(clock: clock)
    weak var seen: ListScreenModel?
    do {
      let sut = ListScreenModel(eventHandler: module)
      seen = sut
      sut.beginRefresh()
      try await clock.waitForSleepers(1)
    }
    try await clock.advance(by: .seconds(60))

    XCTAssertNil(seen)
    let ended = await module.ending()
    XCTAssertEqual(ended, .cancelled)
  }
}

/// The model on top of interactor and presenter as they are: neither knows which view it has.
@MainActor
final class ListScreenModuleXCTests: XCTestCase {
  private let today = ListScreenModule.now

  func test_refresh_wholeModule_showsTheAnswer() async {
    let pack = TodoItem(name: "Pack", dueDate: today)
    let module = ListScreenModule(
      todoItems: .inTurn(.success([pack]), .success([]), .failure(DiskError()))
    )
    var states: [ListViewState] = []

    for _ in 1...3 {
      await module.model.refresh()
      states.append(module.model.state)
    }
    module.model.add()

    let expected: [ListViewState] = [
      .sections([ListScreenModelFixture.pack]), .nothingToDo,
      .error("Your to-do items could not be read: disk full"),
    ]
    XCTAssertEqual(states, expected)
    XCTAssertEqual(module.wireframe.calls, [.presentAddInterface])
  }

  func test_refresh_olderAnswerLate_isDropped() async throws {
    let module = ListScreenModule(todoItems: .held())
    let older = Task { await module.model.refresh() }
    try await module.dataManager.heldTodoItems.waitForRequests(1)
    let newer = Task { await module.model.refresh() }
    try await module.dataManager.heldTodoItems.waitForRequests(2)

    try module.dataManager.heldTodoItems.give(.success([]), to: 1)
    await newer.value
    let late = TodoItem(name: "Old", dueDate: today)
    try module.dataManager.heldTodoItems.give(.success([late]), to: 0)
    await older.value

    XCTAssertEqual(module.model.state, .nothingToDo)
  }

  func test_deinit_wholeModule_leavesNothing() async throws {
    weak var presenter: AnyObject?
    weak var interactor: AnyObject?
    weak var model: ListScreenModel?
    do {
      let module = ListScreenModule(todoItems: .success([]))
      (presenter, interactor, model) = (module.presenter, module.interactor, module.model)
      await module.model.refresh()
      XCTAssertNotNil(presenter)
      XCTAssertNotNil(interactor)
    }

    XCTAssertNil(model)
    XCTAssertNil(presenter)
    XCTAssertNil(interactor)
  }
}

private struct DiskError: Error, CustomStringConvertible {
  let description = "disk full"
}
