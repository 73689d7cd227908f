// One file, because it is one table, in the order of the steps.
import Foundation
import KataTesting
import PresenterSolution
import TodoRouting
import TodoScreens
import TodoUseCases

/// The mutants of Stage 2; the curriculum describes the fault of each.
@MainActor
enum PresenterMutants {
  private static let failureSentence = "Your to-do items could not be read"

  /// Functions that make them, by name.
  static let all: [String: @MainActor (ListPresenterParts) -> any ListPresenterSubject] =
    [
      "asksTwice": intercepting { mutant, parts in
        mutant.onUpdate = { await parts.askTwice() }
      },
      "asksOnlyOnce": intercepting { mutant, parts in
        var hasAsked = false
        mutant.onUpdate = {
          if !hasAsked { await parts.interactor.findUpcomingItems() }
          hasAsked = true
        }
      },
      "asksInATask": intercepting { mutant, parts in
        mutant.onUpdate = { RunningTest.workLater { await parts.interactor.findUpcomingItems() } }
      },
      "presentsLater": intercepting { mutant, parts in
        mutant.onAdd = { Task { parts.wireframe.presentAddInterface() } }
      },
      "addDoesNothing": intercepting { mutant, _ in mutant.onAdd = {} },
      "presentsTwice": intercepting { mutant, parts in
        mutant.onAdd = {
          parts.wireframe.presentAddInterface()
          parts.wireframe.presentAddInterface()
        }
      },
      "refreshInsteadOfAdd": intercepting { mutant, parts in
        mutant.onAdd = { RunningTest.workLater { await parts.interactor.findUpcomingItems() } }
      },
      "refreshAfterCancel": intercepting { mutant, parts in
        mutant.onCancel = { RunningTest.workLater { await parts.interactor.findUpcomingItems() } }
      },
      "noRefreshAfterSave": intercepting { mutant, _ in mutant.onSave = {} },
      "refreshTwiceAfterSave": intercepting { mutant, parts in
        mutant.onSave = { await parts.askTwice() }
      },
      "refreshOnlyOnce": intercepting { mutant, parts in
        var hasAsked = false
        mutant.onSave = {
          if !hasAsked { await parts.interactor.findUpcomingItems() }
          hasAsked = true
        }
      },
      "refreshLater": intercepting { mutant, parts in
        mutant.onSave = { Task { await parts.interactor.findUpcomingItems() } }
      },

      "failureOnlyOnce": intercepting { mutant, _ in
        var last: UseCaseFailure?
        mutant.onFailed = { [weak mutant] failure in
          if failure != last { mutant?.solution.failedToFindUpcomingItems(failure) }
          last = failure
        }
      },
      "failureLater": intercepting { mutant, _ in
        mutant.onFailed = { [weak mutant] failure in
          Task { mutant?.solution.failedToFindUpcomingItems(failure) }
        }
      },
      "noContentAndFailure": intercepting { mutant, _ in
        mutant.onFailed = { [weak mutant] failure in
          mutant?.view?.showNoContentMessage()
          mutant?.solution.failedToFindUpcomingItems(failure)
        }
      },
      "silentFailure": intercepting { mutant, _ in mutant.onFailed = { _ in } },
      "failureWithoutReason": intercepting { mutant, _ in
        mutant.onFailed = { [weak mutant] _ in mutant?.view?.showErrorMessage(failureSentence) }
      },
      "colonWithoutReason": intercepting { mutant, _ in
        mutant.onFailed = { [weak mutant] failure in
          mutant?.view?.showErrorMessage("\(failureSentence): \(failure.reason)")
        }
      },
      "failureAndNoContent": intercepting { mutant, _ in
        mutant.onFailed = { [weak mutant] failure in
          mutant?.solution.failedToFindUpcomingItems(failure)
          mutant?.view?.showNoContentMessage()
        }
      },

      "noContentOnlyOnce": intercepting { mutant, _ in
        var isShown = false
        mutant.onNothingFound { [weak mutant] in
          if !isShown { mutant?.view?.showNoContentMessage() }
          isShown = true
        }
      },
      "noContentLater": intercepting { mutant, _ in
        mutant.onNothingFound { [weak mutant] in Task { mutant?.view?.showNoContentMessage() } }
      },
      "silentWhenEmpty": intercepting { mutant, _ in mutant.onNothingFound {} },
      "emptyTable": intercepting { mutant, _ in
        mutant.onNothingFound { [weak mutant] in
          mutant?.view?.showUpcomingDisplayData(UpcomingDisplayData(sections: []))
        }
      },
      "noContentAndTable": intercepting { mutant, _ in
        mutant.onNothingFound { [weak mutant] in
          mutant?.view?.showNoContentMessage()
          mutant?.view?.showUpcomingDisplayData(UpcomingDisplayData(sections: []))
        }
      },
      "sortedByDate": intercepting { mutant, _ in
        mutant.mutateItems { items in items.sorted { $0.dueDate < $1.dueDate } }
      },
      "oldItemsStay": intercepting { mutant, _ in
        var last: [UpcomingItem] = []
        mutant.mutateItems { items in
          defer { last = items }
          return last + items
        }
      },
      "sortedByTitle": intercepting { mutant, _ in
        mutant.mutateItems { items in items.sorted { $0.title < $1.title } }
      },
      "oneDayOneSection": intercepting { mutant, parts in
        mutant.mutateItems { items in
          items.map { item in
            let first = items.first {
              parts.calendar.isDate($0.dueDate, inSameDayAs: item.dueDate)
            }
            return UpcomingItem(
              title: item.title,
              dueDate: item.dueDate,
              dateRelation: first?.dateRelation ?? item.dateRelation
            )
          }
        }
      },
      "arrivalOrder": intercepting { mutant, _ in
        mutant.onFound = { [weak mutant] items in
          let arrival = items.map { headings[$0.dateRelation]?.name }
          mutant?.mutateData = { data in
            UpcomingDisplayData(
              sections: data.sections.sorted {
                arrival.firstIndex(of: $0.name) ?? 0 < arrival.firstIndex(of: $1.name) ?? 0
              }
            )
          }
          mutant?.solution.foundUpcomingItems(items)
        }
      },

      "sectionsByName": intercepting { mutant, _ in
        mutant.mutateData = { data in
          UpcomingDisplayData(sections: data.sections.sorted { $0.name < $1.name })
        }
      },
      "capitalTitles": intercepting { mutant, _ in
        mutant.mutateSections { section in
          section.items = section.items.map { item in
            let title = item.title.prefix(1).uppercased() + item.title.dropFirst()
            return UpcomingDisplayItem(title: title, dueDay: item.dueDay)
          }
        }
      },
      "headingsAsSentences": intercepting { mutant, _ in
        mutant.mutateSections { section in
          section.name = String(section.name.prefix(1)) + section.name.lowercased().dropFirst()
        }
      },
      "noDayForTomorrow": intercepting { mutant, _ in
        mutant.mutateSections { section in
          guard section.name == "Tomorrow" else { return }
          section.items = section.items.map { UpcomingDisplayItem(title: $0.title, dueDay: "") }
        }
      },
      "dayForToday": intercepting { mutant, _ in
        mutant.mutateDays { $0.isEmpty ? "Wednesday" : $0 }
      },
      "shortWeekday": intercepting { mutant, parts in
        let names = parts.weekdays(\.shortStandaloneWeekdaySymbols)
        mutant.mutateDays { names[$0] ?? $0 }
      },
      "inflectedWeekday": intercepting { mutant, parts in
        let names = parts.weekdays(\.weekdaySymbols)
        mutant.mutateDays { names[$0] ?? $0 }
      },
      "swappedImages": intercepting { mutant, _ in
        let swapped = ["alarm": "circle", "circle": "alarm"]
        mutant.mutateSections { $0.imageName = swapped[$0.imageName] ?? $0.imageName }
      },
      "emptySections": intercepting { mutant, _ in
        mutant.mutateData = { data in
          UpcomingDisplayData(
            sections: NearTermDateRelation.allCases.compactMap { headings[$0] }.map { heading in
              data.sections.first { $0.name == heading.name }
                ?? UpcomingDisplaySection(
                  name: heading.name,
                  imageName: heading.image,
                  items: []
                )
            }
          )
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
      "twinsAreOne": intercepting { mutant, _ in
        mutant.mutateItems { items in
          items.enumerated().filter { !items[..<$0.offset].contains($0.element) }.map(\.element)
        }
      },
      "dropsWhileTwoWait": intercepting { mutant, _ in
        var running = 0
        mutant.onUpdate = { [weak mutant] in
          running += 1
          await mutant?.solution.updateView()
          running -= 1
        }
        mutant.onFound = { [weak mutant] items in
          if running < 2 { mutant?.solution.foundUpcomingItems(items) }
        }
      },
      "strongView": intercepting { mutant, _ in mutant.keepsView = true },
    ]

  private static let headings: [NearTermDateRelation: (name: String, image: String)] = [
    .today: ("Today", "check"), .tomorrow: ("Tomorrow", "alarm"),
    .laterThisWeek: ("Later This Week", "circle"), .nextWeek: ("Next Week", "calendar"),
  ]

  private static func intercepting(
    _ mutate: @escaping @MainActor (InterceptingListPresenter, ListPresenterParts) -> Void
  ) -> @MainActor (ListPresenterParts) -> any ListPresenterSubject {
    { parts in
      let mutant = InterceptingListPresenter(parts)
      mutate(mutant, parts)
      return mutant
    }
  }
}

extension ListPresenterParts {
  fileprivate func askTwice() async {
    await interactor.findUpcomingItems()
    await interactor.findUpcomingItems()
  }

  // Another form for each full stand-alone weekday, in the injected locale.
  fileprivate func weekdays(_ others: KeyPath<Calendar, [String]>) -> [String: String] {
    var calendar = calendar
    calendar.locale = locale
    return Dictionary(
      uniqueKeysWithValues: zip(calendar.standaloneWeekdaySymbols, calendar[keyPath: others])
    )
  }
}
