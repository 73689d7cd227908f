import Foundation
import TodoMocks
import TodoUseCases
import XCTest

@MainActor
final class ListInteractorOutputSpyTests: XCTestCase {
  private let pack = UpcomingItem(
    title: "Pack",
    dueDate: Date(timeIntervalSince1970: 0),
    dateRelation: .today
  )

  /// Answers are kept with their values, in order, repeats included.
  func test_calls_severalAnswers_areKeptInOrder() async {
    let spy = ListInteractorOutputSpy()

    spy.foundUpcomingItems([pack])
    spy.failedToFindUpcomingItems(UseCaseFailure(reason: "no disk"))
    spy.foundUpcomingItems([pack])

    XCTAssertEqual(
      spy.calls,
      [
        .foundUpcomingItems([pack]),
        .failedToFindUpcomingItems(UseCaseFailure(reason: "no disk")),
        .foundUpcomingItems([pack]),
      ]
    )
  }

  /// A call prints itself as source code.
  func test_description_printsTheCall() async {
    XCTAssertEqual(
      "\(ListInteractorOutputSpy.Call.foundUpcomingItems([pack]))",
      "foundUpcomingItems([.today \"Pack\" 1970-01-01T00:00:00Z])"
    )
  }

  /// The hook joins several spies into one list.
  func test_onCall_appendsToTheTestsList() async {
    let spy = ListInteractorOutputSpy()
    var events: [String] = []
    spy.onCall = { events.append("output.\($0)") }

    spy.foundUpcomingItems([])

    XCTAssertEqual(events, ["output.foundUpcomingItems([])"])
  }
}
