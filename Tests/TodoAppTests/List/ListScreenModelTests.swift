import Testing
import TodoApp
import TodoDomain
import TodoMocks
import TodoScreens

@MainActor
struct ListScreenModelTests {
  private typealias Fixture = ListScreenModelFixture

  @Test("It is loading until the first answer, and has asked nobody")
  func test_init_isLoading() {
    let fixture = Fixture()

    #expect(fixture.sut.state == .loading)
    #expect(fixture.eventHandler.calls.isEmpty)
  }

  @Test("What the presenter shows last is its state, whatever was shown before")
  func test_show_isTheState() {
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
    #expect(states == expected)
  }

  @Test("Data is not touched: no text is cut, cleaned or sorted, and no section is left out")
  func test_show_oddData_staysAsItCame() {
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

    #expect(states == [.sections([odd, odd]), .sections([]), .error("")])
  }

  @Test("Who observes the state hears of each change")
  func test_state_change_isObserved() {
    let fixture = Fixture()

    #expect(fixture.changesHeard { fixture.sut.showNoContentMessage() } == 1)
    #expect(fixture.changesHeard { fixture.sut.showErrorMessage("disk full") } == 1)
    #expect(fixture.changesHeard { fixture.sut.add() } == 0)
  }

  @Test("Adding is passed on, and asks for nothing")
  func test_add_isPassedOn() {
    let fixture = Fixture()

    fixture.sut.add()
    fixture.sut.add()

    #expect(fixture.eventHandler.calls == [.addNewEntry, .addNewEntry])
  }

  @Test("A refresh asks once and waits for the answer; what is shown stays until then")
  func test_refresh_waitsForTheAnswer() async throws {
    let fixture = Fixture(updateView: .held())
    fixture.sut.showErrorMessage("disk full")

    let refresh = Task { await fixture.sut.refresh() }
    try await fixture.eventHandler.heldUpdateView.waitForRequests(1)

    #expect(fixture.eventHandler.calls == [.updateView])
    #expect(fixture.sut.state == .error("disk full"))
    try fixture.eventHandler.heldUpdateView.give(.success(()), to: 0)
    await refresh.value
  }

  @Test("A refresh from a callback that is not async asks in a task that is cancelled at the end")
  func test_endRefresh_cancelsTheTask() async throws {
    let clock = ControllableClock(now: ListScreenModule.now)
    let module = SleepingModule(clock: clock)
    let sut = ListScreenModel(eventHandler: module)

    sut.beginRefresh()
    try await clock.waitForSleepers(1)
    sut.endRefresh()
    // Whoever still sleeps is woken, so that a task that was not cancelled does not hang the test.
    try await clock.advance(by: .seconds(60))

    #expect(await module.ending() == .cancelled)
  }

  @Test("A newer refresh asks at once, and cancels the task of the older one")
  func test_beginRefresh_twice_cancelsTheOlder() async throws {
    let clock = ControllableClock(now: ListScreenModule.now)
    let module = SleepingModule(clock: clock)
    let sut = ListScreenModel(eventHandler: module)

    sut.beginRefresh()
    try await clock.waitForSleepers(1)
    sut.beginRefresh()
    let hasAskedAgain = await module.asked.reaches(2, within: .seconds(2))
    try await clock.advance(by: .seconds(60))

    #expect(hasAskedAgain)
    #expect(await module.ending() == .cancelled)
  }

  @Test("A model that nobody holds goes, though its task waits, and the task is cancelled")
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

    #expect(seen == nil)
    #expect(await module.ending() == .cancelled)
  }
}

/// The model on top of interactor and presenter as they are: neither knows which view it has.
@MainActor
struct ListScreenModuleTests {
  private let today = ListScreenModule.now

  @Test("Whatever the data manager answers becomes the state, and adding reaches the wireframe")
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
    #expect(states == expected)
    #expect(module.wireframe.calls == [.presentAddInterface])
  }

  @Test("An older answer that comes late does not replace the newer one")
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

    #expect(module.model.state == .nothingToDo)
  }

  @Test("When the model goes, presenter and interactor go with it")
  func test_deinit_wholeModule_leavesNothing() async throws {
    weak var presenter: AnyObject?
    weak var interactor: AnyObject?
    weak var model: ListScreenModel?
    do {
      let module = ListScreenModule(todoItems: .success([]))
      (presenter, interactor, model) = (module.presenter, module.interactor, module.model)
      await module.model.refresh()
      #expect(presenter != nil)
      #expect(interactor != nil)
    }

    #expect(model == nil)
    #expect(presenter == nil)
    #expect(interactor == nil)
  }
}

private struct DiskError: Error, CustomStringConvertible {
  let description = "disk full"
}
