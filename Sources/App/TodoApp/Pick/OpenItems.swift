import CommandLineKit
import Foundation
import TodoDomain
import TodoStorage

/// Finds the open items of a store, and shows them in numbered lines.
@MainActor
struct OpenItems {
  let store: any TodoDataStore
  let clock: any TodoClock
  let calendar: Calendar
  let locale: Locale

  /// All open items, also overdue and far ones, by due date, then by name.
  func all() async throws -> [StoredItem] {
    let always = Date(timeIntervalSince1970: -1e12)..<Date(timeIntervalSince1970: 1e12)
    return try await store.records(dueIn: always).filter { !$0.isDone }.map(StoredItem.init)
      .sorted { ($0.item.dueDate, $0.item.name) < ($1.item.dueDate, $1.item.name) }
  }

  /// The items whose name is the text or, if there are none, those that have it as a part.
  static func matching(_ text: String, in items: [StoredItem]) -> [StoredItem] {
    let text = text.asEntryName
    let same = items.filter { $0.item.name.localizedCaseInsensitiveCompare(text) == .orderedSame }
    return same.isEmpty ? items.filter { $0.item.name.localizedStandardContains(text) } : same
  }

  /// A line for each item: its number from 1 on, its name, its day, and whether it is overdue.
  ///
  /// A name is cut if its line would be longer than `columns`.
  func lines(
    for items: [StoredItem],
    columns: Int,
    width: (String) -> Int
  ) -> [String] {
    let today = calendar.startOfDay(for: clock.now)
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      .weekday(.abbreviated).day().month(.abbreviated).year()
    let digits = "\(items.count)".count
    return items.enumerated().map { index, stored in
      let number = "\(index + 1)"
      let start = String(repeating: " ", count: 2 + digits - number.count) + number
      let overdue = stored.item.dueDate < today ? ", overdue" : ""
      let end = "\(stored.item.dueDate.formatted(style))\(overdue)"
      let room = columns - width("\(start)    \(end)")
      return "\(start)  \(stored.item.name.shownAsData.cut(to: room, width: width))  \(end)"
    }
  }
}
