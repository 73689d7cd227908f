import DoubleInterfaces
import DoublesSubjects
import Foundation
import KataCore
import KataTesting
import PresenterSubjects
import TodoMocks
import TodoUseCases

// A presenter of Stage 2, with the learner's spy as its view.
extension DoublesStory {
  /// An answer to the presenter.
  struct Answer {
    let text: String
    let tell: @MainActor (any ListInteractorOutput) throws -> Void

    static func found(_ titles: String...) -> Answer {
      let titles = titles.map(Seed.title)
      return Answer(text: "foundUpcomingItems(\(titles))") { presenter in
        let today = try FixedCalendar.sundayFirst.date("2014-05-21 18:00")
        presenter.foundUpcomingItems(
          titles.map { UpcomingItem(title: $0, dueDate: today, dateRelation: .today) }
        )
      }
    }

    static var diskFull: Answer { failed("disk full") }

    static func failed(_ reason: String) -> Answer {
      let reason = Seed.title(reason)
      return Answer(text: "failedToFindUpcomingItems(\(quoted(reason)))") {
        $0.failedToFindUpcomingItems(UseCaseFailure(reason: reason))
      }
    }
  }

  /// The stories of one call.
  static let oneCall = [
    correct(.found()),
    wrong("shows nothing for an empty list", "silentWhenEmpty", .found()),
    correct(.diskFull),
    wrong("leaves out the reason of an error", "failureWithoutReason", .diskFull),
    correct(.found("pack", "call")),
    wrong("sorts the items", "sortedByTitle", .found("pack", "call")),
    wrong("capitalizes titles", "capitalTitles", .found("pack")),
  ]

  /// The stories of several calls.
  static let severalCalls = [
    correct(.failed("no network"), .found("pack"), .diskFull, .found()),
    correct(.found(), .diskFull, .found(), .found()),
    correct(.found("pack"), .found("pack"), .diskFull, .diskFull),
    wrong("shows old items again", "oldItemsStay", .found("pack"), .found("call")),
    wrong("shows an empty list only once", "noContentOnlyOnce", .found(), .found()),
    wrong("shows an error only once", "failureOnlyOnce", .diskFull, .diskFull),
    wrong("shows the message for an empty list after an error", "failureAndNoContent", .diskFull),
    wrong("shows the message for an empty list before an error", "noContentAndFailure", .diskFull),
    wrong("also shows an empty table", "noContentAndTable", .found(), .diskFull),
  ]

  /// The story of the presenter that the learner tests.
  static let testedPresenter = [
    presenter("the presenter of your test", .solution, [.found(), .found(), .diskFull, .diskFull])
  ]

  private static func correct(_ answers: Answer...) -> DoublesStory {
    presenter("a correct presenter", .solution, answers)
  }

  private static func wrong(_ fault: String, _ name: String, _ answers: Answer...) -> DoublesStory {
    presenter("a presenter that \(fault)", .mutant(stage: 2, name: name), answers)
  }

  private static func presenter(
    _ who: String,
    _ subject: Implementation,
    _ answers: [Answer]
  ) -> DoublesStory {
    let told = answers.map(\.text).joined(separator: ", then ")
    return DoublesStory(
      doing: "\(told), sent to \(who), with your spy as its view",
      subject: subject
    ) { doubles, subject in
      let spy = doubles.makeListViewSpy()
      let presenter = try doubles.makePresenter(spy, subject == .solution ? nil : subject)
      for answer in answers { try answer.tell(presenter) }
      return spy.calls.map(\.description)
    }
  }
}
