/// The faulty presenters, one misconception each.
public enum PresenterMutant: String, CaseIterable, Sendable {
  case asksTwice
  case emptyTable
  case dayForToday
  case swappedImages
  case shortWeekday
  case arrivalOrder
  case emptySections
  case refreshInsteadOfAdd
  case refreshAfterCancel
  case noRefreshAfterSave
  case refreshTwiceAfterSave
  case silentFailure
  case failureWithoutReason
  case colonWithoutReason
  case failureAndNoContent
  case machineLocale
  case weekdayAtUTC
  case inflectedWeekday
  case sortedByTitle
  case oneDayOneSection
  case strongView

  /// The misconception in one line.
  public var story: String {
    switch self {
    case .asksTwice: "It asks once for the items and once more for their number."
    case .emptyTable: "An empty answer is shown as a table without sections."
    case .dayForToday: "Items that are due today show their weekday, too."
    case .swappedImages: "Tomorrow has the circle, and later this week the alarm."
    case .shortWeekday: "The weekday is cut to its short form."
    case .arrivalOrder: "Sections stand in the order in which their first items came."
    case .emptySections: "Sections without items are shown as headings."
    case .refreshInsteadOfAdd: "Adding refreshes the list, and no screen appears."
    case .refreshAfterCancel: "The list is read again, in a task, although nothing was saved."
    case .noRefreshAfterSave: "The list stays as it was although an item was saved."
    case .refreshTwiceAfterSave: "After a save the list is read twice, to be sure."
    case .silentFailure: "When the items cannot be read, the old list stays and nothing is said."
    case .failureWithoutReason: "The sentence says that reading failed, but not why."
    case .colonWithoutReason: "Without a reason the sentence ends in a colon."
    case .failureAndNoContent: "After the error the no-content message is shown as well."
    case .machineLocale: "Weekdays are always English, whatever the locale says."
    case .weekdayAtUTC: "The weekday is reckoned at UTC, not in the calendar's zone."
    case .inflectedWeekday: "The weekday has the form that it has inside a date."
    case .sortedByTitle: "Items are sorted by their titles."
    case .oneDayOneSection: "Items of one day share a section, whatever their relations say."
    case .strongView: "The presenter keeps its view alive."
    }
  }

  /// The name of the step that kills it.
  public var step: String {
    switch self {
    case .asksTwice: "asks-the-interactor"
    case .emptyTable: "no-content"
    case .dayForToday: "today"
    case .swappedImages: "sections"
    case .shortWeekday: "weekday"
    case .arrivalOrder, .emptySections: "fixed-order"
    case .refreshInsteadOfAdd: "add-screen"
    case .refreshAfterCancel, .noRefreshAfterSave, .refreshTwiceAfterSave: "after-adding"
    case .silentFailure, .failureWithoutReason, .colonWithoutReason, .failureAndNoContent: "failure"
    case .machineLocale, .weekdayAtUTC, .inflectedWeekday: "injected-locale"
    case .sortedByTitle: "order-kept"
    case .oneDayOneSection: "relation-trusted"
    case .strongView: "weak-view"
    }
  }
}
