import Foundation
import Testing
import TodoDomain
import TodoStorage
import TodoUseCases

/// Printed dates show each difference, so that a failure can be understood.
struct ShownDatesTests {
  private let whole = Date(timeIntervalSince1970: 1_400_716_799)
  private let last = Date(timeIntervalSince1970: 1_400_716_799.999)

  @Test("A fraction of a second is shown, because it can decide a comparison")
  func test_description_fraction_isShown() {
    let id = UUID()

    #expect(TodoItem(name: "Sleep", dueDate: last).description.contains("T23:59:59.999Z"))
    #expect(
      UpcomingItem(title: "Sleep", dueDate: last, dateRelation: .today).description
        == ".today \"Sleep\" 2014-05-21T23:59:59.999Z"
    )
    #expect(
      TodoRecord(id: id, name: "Sleep", dueDate: last).description.contains("T23:59:59.999Z")
    )
  }

  @Test("A whole second has no fraction")
  func test_description_wholeSecond_hasNoFraction() {
    #expect(TodoItem(name: "Sleep", dueDate: whole).description.contains("T23:59:59Z"))
  }
}
