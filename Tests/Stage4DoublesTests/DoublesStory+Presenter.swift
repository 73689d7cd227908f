import DoubleInterfaces
import DoublesSubjects
import Foundation
import KataRun
import KataTesting
import PresenterSubjects
import TodoMocks
import TodoUseCases

// A presenter of Stage 2, with the learner's spy as its view.
extension DoublesStory {
  /// An answer to the presenter.
  enum Word {
    case found([String])
    case failed(String)

    var text: String {
      switch self {
      case .found(let titles): "foundUpcomingItems(\(titles.map(Seed.title)))"
      case .failed(let reason): "failedToFindUpcomingItems(\(quoted(Seed.title(reason))))"
      }
    }
  }

  /// The stories of one call.
  static let oneCall = [
    presenter("a correct presenter", reported: .found([])),
    presenter(
      "a presenter that shows nothing for an empty list",
      "silentWhenEmpty",
      reported: .found([])
    ),
    presenter("a correct presenter", reported: .failed("disk full")),
    presenter(
      "a presenter that leaves out the reason of an error",
      "failureWithoutReason",
      reported: .failed("disk full")
    ),
    presenter("a correct presenter", reported: .found(["pack", "call"])),
    presenter(
      "a presenter that sorts the items",
      "sortedByTitle",
      reported: .found(["pack", "call"])
    ),
    presenter("a presenter that capitalizes titles", "capitalTitles", reported: .found(["pack"])),
  ]

  /// The stories of several calls.
  static let severalCalls = [
    presenter(
      "a correct presenter",
      reported: .failed("no network"),
      .found(["pack"]),
      .failed("disk full"),
      .found([])
    ),
    presenter(
      "a correct presenter",
      reported: .found([]),
      .failed("disk full"),
      .found([]),
      .found([])
    ),
    presenter(
      "a correct presenter",
      reported: .found(["pack"]),
      .found(["pack"]),
      .failed("disk full"),
      .failed("disk full")
    ),
    presenter(
      "a presenter that shows old items again",
      "oldItemsStay",
      reported: .found(["pack"]),
      .found(["call"])
    ),
    presenter(
      "a presenter that shows an empty list only once",
      "noContentOnlyOnce",
      reported: .found([]),
      .found([])
    ),
    presenter(
      "a presenter that shows an error only once",
      "failureOnlyOnce",
      reported: .failed("disk full"),
      .failed("disk full")
    ),
    presenter(
      "a presenter that shows the message for an empty list after an error",
      "failureAndNoContent",
      reported: .failed("disk full")
    ),
    presenter(
      "a presenter that shows the message for an empty list before an error",
      "noContentAndFailure",
      reported: .failed("disk full")
    ),
    presenter(
      "a presenter that also shows an empty table",
      "noContentAndTable",
      reported: .found([]),
      .failed("disk full")
    ),
  ]

  /// The story of the presenter that the learner tests.
  static let testedPresenter = [
    presenter(
      "the presenter of your test",
      reported: .found([]),
      .found([]),
      .failed("disk full"),
      .failed("disk full")
    )
  ]

  private static func presenter(
    _ who: String,
    _ mutant: String? = nil,
    reported words: Word...
  ) -> DoublesStory {
    let reported = words.map(\.text).joined(separator: ", then ")
    return DoublesStory(
      doing: "\(reported), sent to \(who), with your spy as its view",
      subject: mutant.map { .mutant(stage: 2, name: $0) } ?? .solution
    ) { doubles, subject in
      let spy = doubles.makeListViewSpy()
      let presenter = try doubles.makePresenter(spy, subject == .solution ? nil : subject)
      let today = try FixedCalendar.sundayFirst.date("2014-05-21 18:00")
      for word in words { presenter.hear(word, today) }
      return spy.calls.map(\.description)
    }
  }
}

extension ListInteractorOutput {
  fileprivate func hear(_ word: DoublesStory.Word, _ today: Date) {
    switch word {
    case .found(let titles):
      foundUpcomingItems(
        titles.map {
          UpcomingItem(title: Seed.title($0), dueDate: today, dateRelation: .today)
        }
      )
    case .failed(let reason):
      failedToFindUpcomingItems(UseCaseFailure(reason: Seed.title(reason)))
    }
  }
}
