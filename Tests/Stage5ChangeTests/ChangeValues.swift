import Foundation
import KataTesting
import TodoDomain
import TodoScreens
import TodoUseCases

/// An item for the data manager to return, due on a day of May 2014.
func item(_ name: String, due day: String) throws -> TodoItem {
  TodoItem(name: name, dueDate: try FixedCalendar.sundayFirst.date("2014-05-\(day)"))
}

/// An item, due on a day of May 2014, as the interactor reports it.
func upcoming(
  _ title: String,
  _ relation: NearTermDateRelation,
  due day: String
) throws -> UpcomingItem {
  let date = try FixedCalendar.sundayFirst.date("2014-05-\(day)")
  return UpcomingItem(title: title, dueDate: date, dateRelation: relation)
}

/// A section of a list grouped by day; its items have no day.
func day(_ name: String, _ imageName: String, _ titles: String...) -> UpcomingDisplaySection {
  UpcomingDisplaySection(
    name: name,
    imageName: imageName,
    items: titles.map { UpcomingDisplayItem(title: $0, dueDay: "") }
  )
}
