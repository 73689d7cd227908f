import Observation
import Testing
import TodoMocks
import TodoScreens

@MainActor
struct ListScreenModelTests {
  @Test("Each call of the presenter replaces the state")
  func test_show_isTheState() {
    let sut = Fixture().sut
    let call = UpcomingDisplayItem(title: "Call", dueDay: "Thursday")
    let section = UpcomingDisplaySection(name: "Tomorrow", imageName: "alarm", items: [call])

    var states = [sut.state]
    sut.showNoContentMessage()
    states.append(sut.state)
    sut.showUpcomingDisplayData(UpcomingDisplayData(sections: [section, section]))
    states.append(sut.state)
    sut.showErrorMessage("disk full")
    states.append(sut.state)

    #expect(
      states == [.loading, .nothingToDo, .sections([section, section]), .error("disk full")]
    )
  }

  @Test("Observers of the state receive a change, and the event handler each wish")
  func test_state_change_isObserved() async {
    let fixture = Fixture()

    await confirmation { isChanged in
      withObservationTracking {
        _ = fixture.sut.state
      } onChange: {
        isChanged()
      }
      fixture.sut.add()
      await fixture.sut.sort()
      await fixture.sut.group()
      fixture.sut.showNoContentMessage()
    }

    #expect(fixture.eventHandler.calls == [.addNewEntry, .changeOrder, .changeGrouping])
  }

  @Test("A refresh makes one request and keeps the state until the answer comes")
  func test_refresh_waitsForTheAnswer() async throws {
    let fixture = Fixture(updateView: .held(limit: .seconds(600)))
    fixture.sut.showErrorMessage("disk full")

    let refresh = Task { await fixture.sut.refresh() }
    try await fixture.eventHandler.heldUpdateView.waitForRequests(1)

    #expect(fixture.eventHandler.calls == [.updateView])
    #expect(fixture.sut.state == .error("disk full"))
    try fixture.eventHandler.heldUpdateView.give(.success(()), to: 0)
    await refresh.value
  }

  @Test(
    "A refresh is cancelled by its end, and by the next refresh, which makes a request at once",
    arguments: zip(
      [{ $0.endRefresh() }, { $0.beginRefresh() }]
        as [@MainActor @Sendable (ListScreenModel) -> Void],
      [[true], [true, false]]
    )
  )
  func test_beginRefresh_endOrAnother_cancelsTheOlder(
    act: @MainActor @Sendable (ListScreenModel) -> Void,
    areCancelled: [Bool]
  ) async throws {
    let fixture = Fixture(updateView: .heldUntilCancelled(limit: .seconds(600)))
    fixture.sut.beginRefresh()
    try await fixture.eventHandler.heldUpdateView.waitForRequests(1)

    act(fixture.sut)
    try await fixture.eventHandler.heldUpdateView.waitForRequests(areCancelled.count)

    #expect(areCancelled.indices.map(fixture.isCancelled) == areCancelled)
  }

  @Test("A released model is freed while its task waits, and cancels the task")
  func test_deinit_cancelsTheTask() async throws {
    var fixture: Fixture? = Fixture(updateView: .heldUntilCancelled(limit: .seconds(600)))
    let held = try #require(fixture?.eventHandler.heldUpdateView)
    weak let seen = fixture?.sut

    fixture?.sut.beginRefresh()
    try await held.waitForRequests(1)
    fixture = nil

    #expect(seen == nil)
    #expect(throws: HeldAnswersError.self) { try held.give(.success(()), to: 0) }
  }
}

/// A screen model with a spy as its presenter.
@MainActor
private struct Fixture {
  let eventHandler: ArrangingListModuleSpy
  let sut: ListScreenModel

  init(updateView: StubbedAnswer<Void, Void, Never> = .success(())) {
    eventHandler = ArrangingListModuleSpy(updateView: updateView)
    sut = ListScreenModel(eventHandler: eventHandler)
  }

  /// Whether a request that is held until it is cancelled is over; if not, it gets its answer now.
  func isCancelled(request: Int) -> Bool {
    (try? eventHandler.heldUpdateView.give(.success(()), to: request)) == nil
  }
}
