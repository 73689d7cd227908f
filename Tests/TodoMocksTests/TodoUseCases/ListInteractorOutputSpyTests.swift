import Foundation
import Testing
import TodoMocks
import TodoUseCases

@MainActor
struct ListInteractorOutputSpyTests {
  private let pack = UpcomingItem(
    title: "Pack",
    dueDate: Date(timeIntervalSince1970: 0),
    dateRelation: .today
  )

  @Test("Answers are kept with their values, in order, repeats included")
  func test_calls_severalAnswers_areKeptInOrder() {
    let spy = ListInteractorOutputSpy()

    spy.foundUpcomingItems([pack])
    spy.failedToFindUpcomingItems(UseCaseFailure(reason: "no disk"))
    spy.foundUpcomingItems([pack])

    #expect(
      spy.calls == [
        .foundUpcomingItems([pack]),
        .failedToFindUpcomingItems(UseCaseFailure(reason: "no disk")),
        .foundUpcomingItems([pack]),
      ]
    )
  }

  @Test("A call prints itself as source code")
  func test_description_printsTheCall() {
    #expect(
      "\(ListInteractorOutputSpy.Call.foundUpcomingItems([pack]))"
        == "foundUpcomingItems([.today \"Pack\" 1970-01-01T00:00:00Z])"
    )
  }

  @Test("The hook joins several spies into one list")
  func test_onCall_appendsToTheTestsList() {
    let spy = ListInteractorOutputSpy()
    var events: [String] = []
    spy.onCall = { events.append("output.\($0)") }

    spy.foundUpcomingItems([])

    #expect(events == ["output.foundUpcomingItems([])"])
  }
}
