import Foundation
import KataTesting
import TodoRouting
import TodoScreens
import TodoUseCases

/// The mutants of Stage 2; the curriculum describes the fault of each.
@MainActor
enum PresenterMutants {
  private static let presenter = MutantMaker { InterceptingListPresenter($0) }
  private static let failureSentence = "Your to-do items could not be read"

  /// Functions that make them, by name.
  static let all: [String: ListPresenterParts.Make] = [
    "asksTwice": presenter(\.onUpdate) { await $0.askTwice() },
    "asksOnlyOnce": presenter(\.onUpdate) { await $0.askOnce() },
    "asksInATask": presenter(\.onUpdate) { $0.askLater() },
    "presentsLater": presenter(\.onAdd) { mutant in
      Task { @MainActor in mutant.parts.wireframe.presentAddInterface() }
    },
    "addDoesNothing": presenter(\.onAdd) { _ in },
    "presentsTwice": presenter(\.onAdd) { mutant in
      mutant.parts.wireframe.presentAddInterface()
      mutant.parts.wireframe.presentAddInterface()
    },
    "refreshInsteadOfAdd": presenter(\.onAdd) { $0.askLater() },
    "refreshAfterCancel": presenter(\.onCancel) { $0.askLater() },
    "noRefreshAfterSave": presenter(\.onSave) { _ in },
    "refreshTwiceAfterSave": presenter(\.onSave) { await $0.askTwice() },
    "refreshOnlyOnce": presenter(\.onSave) { await $0.askOnce() },
    "refreshLater": presenter(\.onSave) { mutant in Task { await mutant.ask() } },

    "failureOnlyOnce": presenter { mutant in
      var last: UseCaseFailure?
      mutant.onFailed = { mutant, failure in
        if failure != last { mutant.solution.failedToFindUpcomingItems(failure) }
        last = failure
      }
    },
    "failureLater": presenter(\.onFailed) { mutant, failure in
      Task { @MainActor in mutant.solution.failedToFindUpcomingItems(failure) }
    },
    "noContentAndFailure": presenter(\.onFailed) { mutant, failure in
      mutant.view?.showNoContentMessage()
      mutant.solution.failedToFindUpcomingItems(failure)
    },
    "silentFailure": presenter(\.onFailed) { _, _ in },
    "failureWithoutReason": presenter(\.onFailed) { mutant, _ in
      mutant.view?.showErrorMessage(failureSentence)
    },
    "colonWithoutReason": presenter(\.onFailed) { mutant, failure in
      mutant.view?.showErrorMessage("\(failureSentence): \(failure.reason)")
    },
    "failureAndNoContent": presenter(\.onFailed) { mutant, failure in
      mutant.solution.failedToFindUpcomingItems(failure)
      mutant.view?.showNoContentMessage()
    },

    "noContentOnlyOnce": presenter(\.onNoContent) { mutant in
      if !mutant.isDone { mutant.view?.showNoContentMessage() }
      mutant.isDone = true
    },
    "noContentLater": presenter(\.onNoContent) { mutant in
      Task { @MainActor in mutant.view?.showNoContentMessage() }
    },
    "silentWhenEmpty": presenter(\.onNoContent) { _ in },
    "emptyTable": presenter(\.onNoContent) { $0.showEmptyTable() },
    "noContentAndTable": presenter(\.onNoContent) { mutant in
      mutant.view?.showNoContentMessage()
      mutant.showEmptyTable()
    },
    "sortedByDate": finding { items in items.sort { $0.dueDate < $1.dueDate } },
    "oldItemsStay": presenter { mutant in
      var last: [UpcomingItem] = []
      mutant.onFound = { mutant, items in
        mutant.solution.foundUpcomingItems(last + items)
        last = items
      }
    },
    "sortedByTitle": finding { items in items.sort { $0.title < $1.title } },
    "oneDayOneSection": presenter(\.onFound) { mutant, items in
      var changed = items
      for place in items.indices {
        let first = items.first {
          mutant.parts.calendar.isDate($0.dueDate, inSameDayAs: items[place].dueDate)
        }
        changed[place].dateRelation = first?.dateRelation ?? items[place].dateRelation
      }
      mutant.solution.foundUpcomingItems(changed)
    },
    "arrivalOrder": presenter(\.changeSections) { mutant, sections in
      let arrival = mutant.items.map { $0.dateRelation.section().name }
      sections.sort { arrival.firstIndex(of: $0.name) ?? 0 < arrival.firstIndex(of: $1.name) ?? 0 }
    },

    "itemsPileUp": presenter(\.changeSections) { _, sections in
      for place in sections.indices.dropFirst() {
        sections[place].items = sections[place - 1].items + sections[place].items
      }
    },
    "sectionsByName": presenter(\.changeSections) { _, sections in
      sections.sort { $0.name < $1.name }
    },
    "capitalTitles": presenter(\.changeItem) { _, item in
      item.title = item.title.prefix(1).uppercased() + item.title.dropFirst()
    },
    "headingsAsSentences": presenter(\.changeSection) { _, section in
      section.name = String(section.name.prefix(1)) + section.name.lowercased().dropFirst()
    },
    "noDayForTomorrow": presenter(\.changeSection) { _, section in
      guard section.name == "Tomorrow" else { return }
      for place in section.items.indices { section.items[place].dueDay = "" }
    },
    "dayForToday": presenter(\.changeItem) { _, item in
      if item.dueDay.isEmpty { item.dueDay = "Wednesday" }
    },
    "shortWeekday": presenter(\.changeItem) { mutant, item in
      item.dueDay = mutant.weekday(item.dueDay, as: \.shortStandaloneWeekdaySymbols)
    },
    "inflectedWeekday": presenter(\.changeItem) { mutant, item in
      item.dueDay = mutant.weekday(item.dueDay, as: \.weekdaySymbols)
    },
    "swappedImages": presenter(\.changeSection) { _, section in
      let swapped = ["alarm": "circle", "circle": "alarm"]
      section.imageName = swapped[section.imageName] ?? section.imageName
    },
    "emptySections": presenter(\.changeSections) { _, sections in
      sections = NearTermDateRelation.allCases.map { [sections] relation in
        let empty = relation.section()
        return sections.first { $0.name == empty.name } ?? empty
      }
    },

    "machineFormatter": { parts in
      parts.with { changed in
        changed.locale = .current
        changed.calendar.timeZone = .current
      }
      .makeSolution()
    },
    "machineLocale": { $0.with { $0.locale = Locale(identifier: "en_US") }.makeSolution() },
    "weekdayAtUTC": { $0.with { $0.calendar.timeZone = .gmt }.makeSolution() },
    "twinsAreOne": finding { items in
      items = items.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    },
    "dropsWhileTwoWait": presenter { mutant in
      var running = 0
      mutant.onUpdate = { mutant in
        running += 1
        await mutant.solution.updateView()
        running -= 1
      }
      mutant.onFound = { mutant, items in
        if running < 2 { mutant.solution.foundUpcomingItems(items) }
      }
    },
    "strongView": presenter(\.onView) { $0.kept = $0.view },
  ]

  // Changes the items before the solution gets them.
  private static func finding(
    _ change: @escaping (inout [UpcomingItem]) -> Void
  ) -> ListPresenterParts.Make {
    presenter(\.onFound) { mutant, items in
      var items = items
      change(&items)
      mutant.solution.foundUpcomingItems(items)
    }
  }
}

extension InterceptingListPresenter {
  func ask() async { await parts.interactor.findUpcomingItems() }

  fileprivate func askTwice() async {
    await ask()
    await ask()
  }

  fileprivate func askOnce() async {
    if !isDone { await ask() }
    isDone = true
  }

  fileprivate func askLater() { RunningTest.workLater { await self.ask() } }

  fileprivate func showEmptyTable() {
    view?.showUpcomingDisplayData(UpcomingDisplayData(sections: []))
  }

  // Another form of a full stand-alone weekday, in the injected locale.
  fileprivate func weekday(_ day: String, as others: KeyPath<Calendar, [String]>) -> String {
    var calendar = parts.calendar
    calendar.locale = parts.locale
    let days = zip(calendar.standaloneWeekdaySymbols, calendar[keyPath: others])
    return days.first { $0.0 == day }?.1 ?? day
  }
}
