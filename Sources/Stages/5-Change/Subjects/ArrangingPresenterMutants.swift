// One file, because it is one table, in the order of the steps.

import ChangeSolution
import Foundation
import KataTesting
import TodoRouting
import TodoScreens
import TodoUseCases

/// The mutants of Stage 5 in the presenter; the curriculum describes the fault of each.
@MainActor
enum ArrangingPresenterMutants {
  /// Functions that make them, by name.
  static let all:
    [String: @MainActor (ArrangingListPresenterParts) -> any ArrangingListPresenterSubject] = [
      "orderEventIgnored": intercepting { mutant, _, _ in mutant.onOrder = {} },
      "sortedInPresenter": intercepting { mutant, _, _ in
        var isByName = false
        mutant.onOrder = { [weak mutant] in
          isByName.toggle()
          await mutant?.solution.changeOrder()
        }
        mutant.mutateItems = { items in
          isByName ? items.sorted { $0.title < $1.title } : items
        }
      },
      "orderOnPaper": intercepting { mutant, parts, _ in
        mutant.onOrder = { await parts.interactor.findUpcomingItems() }
      },

      "neverBack": intercepting { mutant, parts, _ in
        mutant.onOrder = { await parts.interactor.sortUpcomingItems(by: .name) }
      },
      "backOnlyOnce": intercepting { mutant, parts, _ in
        var count = 0
        mutant.onOrder = {
          count += 1
          await parts.interactor.sortUpcomingItems(by: count == 1 ? .name : .dueDate)
        }
      },
      "orderForgottenAfterSave": intercepting { mutant, parts, _ in
        var order = ListOrder.dueDate
        mutant.onOrder = {
          order = order == .dueDate ? .name : .dueDate
          await parts.interactor.sortUpcomingItems(by: order)
        }
        mutant.onSave = { [weak mutant] in
          order = .dueDate
          await mutant?.solution.addModuleDidSaveAddAction()
        }
      },
      "orderChangedLater": intercepting { mutant, _, _ in
        mutant.onOrder = { [weak mutant] in
          Task { await mutant?.solution.changeOrder() }
        }
      },

      "groupingIgnored": intercepting { mutant, parts, _ in
        mutant.onGrouping = { await parts.interactor.sortUpcomingItems(by: .dueDate) }
      },
      "newWeekIsTomorrow": intercepting { mutant, parts, _ in
        var isByDay = false
        mutant.onGrouping = { [weak mutant] in
          isByDay.toggle()
          await mutant?.solution.changeGrouping()
        }
        mutant.mutateItems = { items in
          guard isByDay, let today = items.first(where: { $0.dateRelation == .today }),
            let next = parts.calendar.date(byAdding: .day, value: 1, to: today.dueDate)
          else { return items }
          return items.map { item in
            var item = item
            let isNext = parts.calendar.isDate(item.dueDate, inSameDayAs: next)
            if isNext, item.dateRelation == .nextWeek { item.dateRelation = .tomorrow }
            return item
          }
        }
      },
      "daysBesideHeadings": intercepting { mutant, parts, _ in
        mutant.mutateByDay { section in
          let day = section.name == "Today" ? "" : section.name
          section.items = section.items.map { UpcomingDisplayItem(title: $0.title, dueDay: day) }
        }
      },
      "oneImageForDays": intercepting { mutant, _, _ in
        mutant.mutateByDay { $0.imageName = "calendar" }
      },
      "weekdayForToday": intercepting { mutant, parts, _ in
        mutant.mutateByDay { section in
          guard section.name == "Today" else { return }
          section.name = "Wednesday"
        }
      },

      "groupsWithoutAsking": intercepting { mutant, _, input in
        input.onSort = { _ in }
        mutant.onOrder = { [weak mutant] in
          await asking(input) { await mutant?.solution.changeOrder() }
        }
      },
      "groupForgetsOrder": grouping { _, real in await real.sortUpcomingItems(by: .dueDate) },
      "groupAsksPlainly": grouping { _, real in await real.findUpcomingItems() },
      "groupAsksTwice": grouping { order, real in
        await real.sortUpcomingItems(by: order)
        await real.findUpcomingItems()
      },
      "groupTogglesOrder": grouping { order, real in
        await real.sortUpcomingItems(by: order == .dueDate ? .name : .dueDate)
      },
      "groupsLater": grouping { order, real in
        RunningTest.workLater { await real.sortUpcomingItems(by: order) }
      },

      "dayForEver": intercepting { mutant, parts, _ in
        var isByDay = false
        var order = ListOrder.dueDate
        mutant.onOrder = { [weak mutant] in
          order = order == .dueDate ? .name : .dueDate
          await mutant?.solution.changeOrder()
        }
        mutant.onGrouping = { [weak mutant] in
          if isByDay { return await parts.interactor.sortUpcomingItems(by: order) }
          isByDay = true
          await mutant?.solution.changeGrouping()
        }
      },
      "groupingForgottenAfterSave": forgetting { mutant, forget in
        mutant.onSave = { [weak mutant] in
          await forget()
          await mutant?.solution.addModuleDidSaveAddAction()
        }
      },
      "groupingForgottenAfterRefresh": forgetting { mutant, forget in
        mutant.onUpdate = { [weak mutant] in
          await forget()
          await mutant?.solution.updateView()
        }
      },

      "daysAsTheyCome": intercepting { mutant, parts, _ in
        mutant.mutateSections = { [weak mutant] sections in
          let titles = mutant?.items.map(\.title) ?? []
          return sections.sorted { first, second in
            (first.items.first.flatMap { titles.firstIndex(of: $0.title) } ?? 0)
              < (second.items.first.flatMap { titles.firstIndex(of: $0.title) } ?? 0)
          }
        }
      },
      "daysByName": intercepting { mutant, _, _ in
        mutant.mutateSections = { sections in
          Dictionary(grouping: sections, by: \.imageName)
            .sorted { images.firstIndex(of: $0.key) ?? 0 < images.firstIndex(of: $1.key) ?? 0 }
            .flatMap { $0.value.sorted { $0.name < $1.name } }
        }
      },
      "fridaysAreOne": intercepting { mutant, _, _ in
        mutant.mutateSections = { sections in
          sections.reduce(into: []) { whole, section in
            if let same = whole.firstIndex(where: { $0.name == section.name }) {
              whole[same].items += section.items
            } else {
              whole.append(section)
            }
          }
        }
      },
      "oldHeadings": intercepting { mutant, _, _ in
        var open = 0
        var isDue = false
        mutant.onUpdate = { [weak mutant] in
          open += 1
          await mutant?.solution.updateView()
          open -= 1
          if open == 0, isDue {
            isDue = false
            await mutant?.solution.changeGrouping()
          }
        }
        mutant.onGrouping = { [weak mutant] in
          if open > 0 { isDue.toggle() } else { await mutant?.solution.changeGrouping() }
        }
      },
      "headingsOverTheOldList": intercepting { mutant, _, _ in
        mutant.onGrouping = { [weak mutant] in
          await mutant?.solution.changeGrouping()
          guard let mutant, !mutant.items.isEmpty else { return }
          mutant.solution.foundUpcomingItems(mutant.items)
        }
      },

      "sixDaysOfNextWeek": intercepting { mutant, _, _ in
        mutant.mutateSections = { sections in
          let next = sections.filter { $0.imageName == "calendar" }
          return sections.filter { $0.imageName != "calendar" } + next.prefix(6)
        }
      },
      "thirteenDays": intercepting { mutant, _, _ in
        mutant.mutateSections = { Array($0.prefix(13)) }
      },
      "failureForgetsGrouping": forgetting { mutant, forget in
        mutant.onFailed = { Task { await forget() } }
      },
      "cancelForgetsGrouping": forgetting { mutant, forget in
        mutant.onCancel = { Task { await forget() } }
      },
    ]

  private static let images = ["check", "alarm", "circle", "calendar"]

  private typealias Make =
    @MainActor (ArrangingListPresenterParts) -> any ArrangingListPresenterSubject

  private static func intercepting(
    _ mutate:
      @escaping @MainActor (
        InterceptingArrangingPresenter, ArrangingListPresenterParts, InterceptingSortingInput
      ) -> Void
  ) -> Make {
    { parts in
      var parts = parts
      let input = InterceptingSortingInput(parts.interactor)
      parts.interactor = input
      let mutant = InterceptingArrangingPresenter(parts.makeSolution())
      mutate(mutant, parts, input)
      return mutant
    }
  }

  /// Replaces the request to the interactor when the grouping changes.
  private static func grouping(
    _ ask: @escaping @MainActor (ListOrder, any SortingListInteractorInput) async -> Void
  ) -> Make {
    intercepting { mutant, _, input in
      input.onSort = { [real = input.real] order in await ask(order, real) }
      mutant.onOrder = { [weak mutant] in
        await asking(input) { await mutant?.solution.changeOrder() }
      }
    }
  }

  /// A grouping that is lost without notice.
  private static func forgetting(
    _ mutate:
      @escaping @MainActor (
        InterceptingArrangingPresenter, _ forget: @escaping @MainActor () async -> Void
      ) -> Void
  ) -> Make {
    intercepting { mutant, _, input in
      var isByDay = false
      mutant.onGrouping = { [weak mutant] in
        isByDay.toggle()
        await mutant?.solution.changeGrouping()
      }
      mutate(mutant) { [weak mutant] in
        guard isByDay else { return }
        isByDay = false
        let sort = input.onSort
        input.onSort = { _ in }
        await mutant?.solution.changeGrouping()
        input.onSort = sort
      }
    }
  }

  // Uses the real interactor during `act`.
  private static func asking(
    _ input: InterceptingSortingInput,
    _ act: @MainActor () async -> Void
  ) async {
    let mutated = input.onSort
    input.onSort = input.real.sortUpcomingItems
    await act()
    input.onSort = mutated
  }
}

extension InterceptingArrangingPresenter {
  /// Changes each section while the list is grouped by day.
  fileprivate func mutateByDay(_ mutate: @escaping (inout UpcomingDisplaySection) -> Void) {
    var isByDay = false
    onGrouping = { [weak self] in
      isByDay.toggle()
      await self?.solution.changeGrouping()
    }
    mutateSections = { sections in
      guard isByDay else { return sections }
      return sections.map { section in
        var section = section
        mutate(&section)
        return section
      }
    }
  }
}
