import Testing
import TodoDomain
import TodoMocks
import TodoScreens

@MainActor
struct ListScreenModelTests {
  private typealias Fixture = ListScreenModelFixture

  @Test("Each call of the presenter replaces the state")
  func test_show_isTheState() {
    let sut = Fixture().sut
    var states = [sut.state]
    let keep = { states.append(sut.state) }

    sut.showNoContentMessage()
    keep()
    sut.showUpcomingDisplayData(UpcomingDisplayData(sections: [Fixture.pack, Fixture.call]))
    keep()
    sut.showErrorMessage("disk full")
    keep()
    sut.showUpcomingDisplayData(UpcomingDisplayData(sections: [Fixture.call]))
    keep()
    sut.showNoContentMessage()
    keep()

    #expect(
      states == [
        .loading, .nothingToDo, .sections([Fixture.pack, Fixture.call]), .error("disk full"),
        .sections([Fixture.call]), .nothingToDo,
      ]
    )
  }

  @Test("Observers of the state receive each change")
  func test_state_change_isObserved() {
    let fixture = Fixture()

    #expect(fixture.observedChanges { fixture.sut.showNoContentMessage() } == 1)
    #expect(fixture.observedChanges { fixture.sut.showErrorMessage("disk full") } == 1)
    #expect(fixture.observedChanges { fixture.sut.add() } == 0)
  }

  @Test("A refresh makes one request and keeps the state until the answer comes")
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

  @Test("Ending a refresh cancels its task")
  func test_endRefresh_cancelsTheTask() async throws {
    let fixture = Fixture(updateView: .heldUntilCancelled())

    fixture.sut.beginRefresh()
    try await fixture.eventHandler.heldUpdateView.waitForRequests(1)
    fixture.sut.endRefresh()

    #expect(fixture.isCancelled(request: 0))
  }

  @Test("A second refresh makes a request at once and cancels the task of the first")
  func test_beginRefresh_twice_cancelsTheOlder() async throws {
    let fixture = Fixture(updateView: .heldUntilCancelled())

    fixture.sut.beginRefresh()
    try await fixture.eventHandler.heldUpdateView.waitForRequests(1)
    fixture.sut.beginRefresh()
    try await fixture.eventHandler.heldUpdateView.waitForRequests(2)

    #expect(fixture.isCancelled(request: 0))
    #expect(!fixture.isCancelled(request: 1))
  }

  @Test("A released model is freed while its task waits, and cancels the task")
  func test_deinit_cancelsTheTask() async throws {
    var fixture: Fixture? = Fixture(updateView: .heldUntilCancelled())
    let held = try #require(fixture?.eventHandler.heldUpdateView)
    weak let seen = fixture?.sut

    fixture?.sut.beginRefresh()
    try await held.waitForRequests(1)
    fixture = nil

    #expect(seen == nil)
    #expect(throws: HeldAnswersError.self) { try held.give(.success(()), to: 0) }
  }
}

/// The model above the finished presenter and interactor, which do not change for it.
@MainActor
struct ListScreenModuleTests {
  private let today = ListScreenModule.now

  @Test("Each answer of the data manager becomes the state, and adding reaches the wireframe")
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
}

private struct DiskError: Error, CustomStringConvertible {
  let description = "disk full"
}
