import Foundation
import Testing
import TodoDomain
import TodoStorage
import TodoUseCases

/// Printed dates show each difference, so that a failure can be understood.
struct ShownDatesTests {
  @Test(
    "A fraction of a second is shown, because it can decide a comparison; a whole second has none",
    arguments: [(1_400_716_799, "59Z"), (1_400_716_799.999, "59.999Z")] as [(Double, String)]
  )
  func test_description_fraction_isShown(seconds: Double, end: String) {
    let due = Date(timeIntervalSince1970: seconds)

    #expect(TodoItem(name: "Sleep", dueDate: due).description.contains("T23:59:\(end)"))
    #expect(
      UpcomingItem(title: "Sleep", dueDate: due, dateRelation: .today).description
        == ".today \"Sleep\" 2014-05-21T23:59:\(end)"
    )
    #expect(
      TodoRecord(id: UUID(), name: "Sleep", dueDate: due).description.contains("T23:59:\(end)")
    )
  }
}
