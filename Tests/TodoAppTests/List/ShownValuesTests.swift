import Foundation
import Testing
import TodoDomain
import TodoScreens
import TodoStorage
import TodoUseCases

/// Printed values show each difference, so that a failure can be understood.
struct ShownValuesTests {
  private static let dates = [(1_400_716_799, "59Z"), (1_400_716_799.999, "59.999Z")]
    .flatMap { seconds, end in
      let due = Date(timeIntervalSince1970: seconds)
      let text = "2014-05-21T23:59:\(end)"
      let id = "00000000-0000-0000-0000-000000000001"
      return [
        (TodoItem(name: "Pack", dueDate: due), "TodoItem(\"Pack\", due \(text))"),
        (
          UpcomingItem(title: "Pack", dueDate: due, dateRelation: .today),
          ".today \"Pack\" \(text)"
        ),
        (StoreLine.record(due: seconds), "TodoRecord(\(id), \"Pack\", due \(text))"),
      ] as [(any CustomStringConvertible & Sendable, String)]
    }

  @Test(
    "Values print as code; a fraction of a second is shown, because it can decide a comparison",
    arguments: dates + [
      (
        UpcomingDisplayData(sections: [
          UpcomingDisplaySection(
            name: "Today",
            imageName: "check",
            items: [
              UpcomingDisplayItem(title: "Pack", dueDay: ""),
              UpcomingDisplayItem(title: "Call", dueDay: "Friday"),
            ]
          )
        ]),
        #"UpcomingDisplayData(["Today" (check): ["Pack", "Call" on "Friday"]])"#
      ),
      (ListOrder.name, ".name"), (EntryRefusal.emptyName, ".emptyName"),
      (UseCaseFailure(reason: "No disk"), #"UseCaseFailure("No disk")"#),
    ] as [(any CustomStringConvertible & Sendable, String)]
  )
  func test_description_isCode(value: any CustomStringConvertible & Sendable, code: String) {
    #expect(value.description == code)
  }
}
