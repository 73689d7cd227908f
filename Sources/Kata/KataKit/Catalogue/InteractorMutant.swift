/// The faulty interactors, one misconception each.
public enum InteractorMutant: String, CaseIterable, Sendable {
  case silentWhenEmpty
  case asksAgainWhenEmpty
  case asksFromNow
  case endsASecondEarly
  case lastSecondIsTomorrow
  case tomorrowIsADayFromNow
  case afterTomorrowIsNextWeek
  case nextWeekIsLaterThisWeek
  case silentError
  case emptyListOnError
  case errorAndEmptyList
  case errorWithoutReason
  case tomorrowBeatsTheWeek
  case overdueIsToday
  case afterNextWeekIsNextWeek
  case orderOfTheStore
  case orderByDateAlone
  case orderByName
  case latestFirst
  case sundayWeeks
  case weekNumbersOnly
  case eraIgnored
  case clockReadPerItem
  case addsAWeek
  case daysAtUTC
  case lastAnswerWins
  case lateFailureWins
  case tellsTheCancelled
  case strongOutput

  /// The misconception in one line.
  public var story: String {
    switch self {
    case .silentWhenEmpty: "When nothing is due there is nothing to tell."
    case .asksAgainWhenEmpty: "An empty answer is not believed, and asked for once more."
    case .asksFromNow: "What was due earlier today is no longer asked for."
    case .endsASecondEarly: "Next week ends one second before midnight."
    case .lastSecondIsTomorrow: "The day ends one second before midnight."
    case .tomorrowIsADayFromNow: "Tomorrow is what is due within the 24 hours after today's noon."
    case .afterTomorrowIsNextWeek: "What is due after tomorrow is next week's."
    case .nextWeekIsLaterThisWeek: "What is due after tomorrow is later this week's."
    case .silentError: "When the items cannot be read, nothing is told."
    case .emptyListOnError: "When the items cannot be read, an empty list is told."
    case .errorAndEmptyList: "After the error an empty list is told as well."
    case .errorWithoutReason: "The error is told without its own words."
    case .tomorrowBeatsTheWeek: "Tomorrow is tomorrow, also when it starts a new week."
    case .overdueIsToday: "What is overdue is told as today's."
    case .afterNextWeekIsNextWeek: "What is due after next week is told as next week's."
    case .orderOfTheStore: "Items are told in the order in which they were read."
    case .orderByDateAlone: "Items of the same moment keep the order in which they were read."
    case .orderByName: "Items are told by name alone."
    case .latestFirst: "What is due last is told first."
    case .sundayWeeks: "Every week starts on Sunday, whatever the calendar says."
    case .weekNumbersOnly: "Weeks are compared by their number; the year does not matter."
    case .eraIgnored: "Days are compared by year, month and day, without the era."
    case .clockReadPerItem: "The clock is read again for every item."
    case .addsAWeek: "Next week ends a week after this week's end."
    case .daysAtUTC: "Days begin at midnight UTC, wherever the user is."
    case .lastAnswerWins: "Whichever answer comes last is told."
    case .lateFailureWins: "Late answers are dropped, late failures are told."
    case .tellsTheCancelled: "A cancelled request tells its answer all the same."
    case .strongOutput: "The interactor keeps its output alive."
    }
  }

  /// The name of the step that kills it.
  public var step: String {
    switch self {
    case .silentWhenEmpty: "empty-answer"
    case .asksAgainWhenEmpty, .asksFromNow: "asks-from-today"
    case .endsASecondEarly: "asks-to-end-of-next-week"
    case .lastSecondIsTomorrow: "today"
    case .tomorrowIsADayFromNow: "tomorrow"
    case .afterTomorrowIsNextWeek: "later-this-week"
    case .nextWeekIsLaterThisWeek: "next-week"
    case .silentError, .emptyListOnError, .errorAndEmptyList, .errorWithoutReason: "data-error"
    case .tomorrowBeatsTheWeek: "tomorrow-in-a-new-week"
    case .overdueIsToday, .afterNextWeekIsNextWeek: "outside-the-window"
    case .orderOfTheStore, .orderByDateAlone, .orderByName, .latestFirst: "order"
    case .sundayWeeks: "monday-first"
    case .weekNumbersOnly, .eraIgnored: "year-end"
    case .clockReadPerItem: "one-reading"
    case .addsAWeek, .daysAtUTC: "no-midnight"
    case .lastAnswerWins, .lateFailureWins: "late-answers"
    case .tellsTheCancelled: "cancelled"
    case .strongOutput: "weak-output"
    }
  }
}
