import Foundation
import KataTesting
import PresenterSubjects
import TodoRouting
import TodoScreens
import TodoUseCases

extension ChangeMutants {
  private static let presenter = MutantMaker { ArrangingAround($0) }

  /// The mutants of the presenter.
  static let presenters: [String: ArrangingAround.Make] = [
    "orderEventIgnored": presenter(\.onOrder) { _ in },
    "sortedInPresenter": presenter(\.onItems) { mutant, items in
      mutant.order == .name ? items.sorted { $0.title < $1.title } : items
    },
    "orderOnPaper": presenter(\.onOrder) { await $0.interactor.findUpcomingItems() },

    "neverBack": presenter(\.onOrder) { await $0.interactor.sortUpcomingItems(by: .name) },
    "backOnlyOnce": presenter { mutant in
      var count = 0
      mutant.onOrder = { mutant in
        count += 1
        await mutant.interactor.sortUpcomingItems(by: count == 1 ? .name : .dueDate)
      }
    },
    "orderForgottenAfterSave": presenter(\.onSave) { mutant in
      mutant.order = .dueDate
      await mutant.old.addModuleDidSaveAddAction()
    },
    "orderChangedLater": presenter(\.onOrder) { mutant in
      mutant.order = mutant.order.other
      Task { await mutant.ask() }
    },

    "groupingIgnored": presenter(\.onGrouping) { await $0.ask() },
    "newWeekIsTomorrow": presenter(\.onItems) { mutant, items in
      guard mutant.isByDay, let today = items.first(where: { $0.dateRelation == .today }),
        let next = mutant.parts.calendar.date(byAdding: .day, value: 1, to: today.dueDate)
      else { return items }
      return items.map { item in
        let isNext = mutant.parts.calendar.isDate(item.dueDate, inSameDayAs: next)
        guard isNext, item.dateRelation == .nextWeek else { return item }
        return UpcomingItem(title: item.title, dueDate: item.dueDate, dateRelation: .tomorrow)
      }
    },
    "daysBesideHeadings": eachDay { section in
      let day = section.name == "Today" ? "" : section.name
      section.items = section.items.map { UpcomingDisplayItem(title: $0.title, dueDay: day) }
    },
    "oneImageForDays": eachDay { $0.imageName = "calendar" },
    "weekdaysAreOneWord": eachDay { $0.name = String($0.name.prefix { $0 != " " }) },
    "weekdayForToday": eachDay { if $0.name == "Today" { $0.name = "Wednesday" } },

    "groupsWithoutAsking": grouping { _ in },
    "groupForgetsOrder": grouping { await $0.interactor.sortUpcomingItems(by: .dueDate) },
    "groupAsksPlainly": grouping { await $0.interactor.findUpcomingItems() },
    "groupAsksTwice": grouping { mutant in
      await mutant.ask()
      await mutant.interactor.findUpcomingItems()
    },
    "groupTogglesOrder": grouping { await $0.interactor.sortUpcomingItems(by: $0.order.other) },
    "groupsLater": grouping { mutant in RunningTest.workLater { await mutant.ask() } },

    "dayForEver": presenter(\.onGrouping) { mutant in
      mutant.isByDay = true
      await mutant.ask()
    },
    "groupingForgottenAfterSave": presenter(\.onSave) { mutant in
      mutant.isByDay = false
      await mutant.old.addModuleDidSaveAddAction()
    },
    "groupingForgottenAfterRefresh": presenter(\.onUpdate) { mutant in
      mutant.isByDay = false
      await mutant.old.updateView()
    },

    "daysAsTheyCome": presenter(\.onDays) { mutant, days in
      let titles = mutant.items.map(\.title)
      return days.sorted { first, second in
        titles.firstIndex(of: first.items[0].title) ?? 0
          < titles.firstIndex(of: second.items[0].title) ?? 0
      }
    },
    "daysByName": presenter(\.onDays) { _, days in
      ["check", "alarm", "circle", "calendar"].flatMap { image in
        days.filter { $0.imageName == image }.sorted { $0.name < $1.name }
      }
    },
    "fridaysAreOne": presenter(\.onDays) { _, days in
      days.reduce(into: []) { whole, day in
        if let same = whole.firstIndex(where: { $0.name == day.name }) {
          whole[same].items += day.items
        } else {
          whole.append(day)
        }
      }
    },
    "oldHeadings": presenter { mutant in
      var open = 0
      var isDue = false
      mutant.onUpdate = { mutant in
        open += 1
        await mutant.old.updateView()
        open -= 1
        if open == 0, isDue {
          isDue = false
          mutant.isByDay.toggle()
        }
      }
      mutant.onGrouping = { mutant in
        if open > 0 { isDue.toggle() } else { mutant.isByDay.toggle() }
        await mutant.ask()
      }
    },
    "headingsOverTheOldList": grouping { mutant in
      await mutant.ask()
      if !mutant.items.isEmpty { mutant.foundUpcomingItems(mutant.items) }
    },

    "sixDaysOfNextWeek": presenter(\.onDays) { _, days in
      days.filter { $0.imageName != "calendar" }
        + days.filter { $0.imageName == "calendar" }.prefix(6)
    },
    "thirteenDays": presenter(\.onDays) { _, days in Array(days.prefix(13)) },
    "failureForgetsGrouping": presenter(\.onFailed) { mutant, failure in
      mutant.isByDay = false
      mutant.old.failedToFindUpcomingItems(failure)
    },
    "cancelForgetsGrouping": presenter(\.onCancel) { $0.isByDay = false },
  ]

  // Changes each section while the list is grouped by day.
  private static func eachDay(
    _ change: @escaping (inout UpcomingDisplaySection) -> Void
  ) -> ArrangingAround.Make {
    presenter(\.onDays) { _, days in
      var days = days
      for index in days.indices { change(&days[index]) }
      return days
    }
  }

  // Replaces the request to the interactor when the grouping changes.
  private static func grouping(
    _ ask: @escaping @MainActor (ArrangingAround) async -> Void
  ) -> ArrangingAround.Make {
    presenter(\.onGrouping) { mutant in
      mutant.isByDay.toggle()
      await ask(mutant)
    }
  }
}
