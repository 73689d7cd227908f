import Foundation
import KataTesting
import TodoRouting
import TodoScreens
import TodoUseCases

/// The variants of Stage 2; the curriculum describes each of them.
@MainActor
package enum PresenterVariants {
  /// Functions that make them, by name.
  package static let all: [String: ListPresenterParts.Make] = [
    "fillsBuckets": { RenderingPresenter($0, render: filling($0.calendar, $0.locale)) },
    "formatsWhenMade": { RenderingPresenter($0, render: formatting($0.calendar, $0.locale)) },
    // It has the class of the mutants, so that a test of the class rejects correct code, too.
    "asksInAChildTask": { parts in
      let variant = InterceptingListPresenter(parts) {
        RenderingPresenter($0, render: grouping($0.calendar, $0.locale))
      }
      variant.onUpdate = { variant in
        async let answer: Void = variant.ask()
        await answer
      }
      return variant
    },
  ]

  // One formatter for each locale and zone, shared by all presenters.
  private static var formatters: [[String]: DateFormatter] = [:]

  private static func formatter(_ calendar: Calendar, _ locale: Locale) -> DateFormatter {
    let place = [locale.identifier, calendar.timeZone.identifier]
    if let known = formatters[place] { return known }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = "cccc"
    formatters[place] = formatter
    return formatter
  }

  private static func grouping(
    _ calendar: Calendar,
    _ locale: Locale
  ) -> ([UpcomingItem]) -> [UpcomingDisplaySection] {
    let formatter = formatter(calendar, locale)
    return { items in
      let groups = Dictionary(grouping: items, by: \.dateRelation)
      return NearTermDateRelation.allCases.compactMap { relation in
        groups[relation].map { group in
          relation.section(of: group) { formatter.string(from: $0) }
        }
      }
    }
  }

  private static func filling(
    _ calendar: Calendar,
    _ locale: Locale
  ) -> ([UpcomingItem]) -> [UpcomingDisplaySection] {
    let style = Date.FormatStyle(
      locale: locale,
      calendar: calendar,
      timeZone: calendar.timeZone
    ).weekday(.wide)
    return { items in
      var sections = NearTermDateRelation.allCases.map { $0.section() }
      for item in items {
        let place = NearTermDateRelation.allCases.firstIndex(of: item.dateRelation) ?? 0
        let day = item.dateRelation == .today ? "" : item.dueDate.formatted(style)
        sections[place].items.append(UpcomingDisplayItem(title: item.title, dueDay: day))
      }
      return sections.filter { !$0.items.isEmpty }
    }
  }

  private static func formatting(
    _ calendar: Calendar,
    _ locale: Locale
  ) -> ([UpcomingItem]) -> [UpcomingDisplaySection] {
    var localized = calendar
    localized.locale = locale
    let names = localized.standaloneWeekdaySymbols
    return { items in
      NearTermDateRelation.allCases.compactMap { relation in
        let own = items.filter { $0.dateRelation == relation }
        return own.isEmpty
          ? nil : relation.section(of: own) { names[calendar.component(.weekday, from: $0) - 1] }
      }
    }
  }
}

extension NearTermDateRelation {
  /// The section of this relation with these items.
  func section(
    of items: [UpcomingItem] = [],
    day: (Date) -> String = { _ in "" }
  ) -> UpcomingDisplaySection {
    let (name, imageName) =
      switch self {
      case .today: ("Today", "check")
      case .tomorrow: ("Tomorrow", "alarm")
      case .laterThisWeek: ("Later This Week", "circle")
      case .nextWeek: ("Next Week", "calendar")
      }
    return UpcomingDisplaySection(
      name: name,
      imageName: imageName,
      items: items.map { item in
        UpcomingDisplayItem(title: item.title, dueDay: self == .today ? "" : day(item.dueDate))
      }
    )
  }
}
