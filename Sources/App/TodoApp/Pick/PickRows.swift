import Foundation
import TodoScreens
import TodoUseCases

/// The texts of an open item, in the words of a calendar and a locale.
package struct PickRows {
  private let style: Date.FormatStyle

  package init(calendar: Calendar, locale: Locale) {
    style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      .weekday(.abbreviated).day().month(.abbreviated).year()
  }

  package func row(_ item: PickItem) -> PickDisplayItem {
    let day = item.dueDate.formatted(style)
    return PickDisplayItem(title: item.title, dueText: day + (item.isOverdue ? ", overdue" : ""))
  }
}
