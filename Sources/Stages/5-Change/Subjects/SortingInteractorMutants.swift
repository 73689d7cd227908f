import ChangeSolution
import Foundation
import InteractorSubjects
import Synchronization
import TodoDomain
import TodoUseCases

/// The mutants of Stage 5 in the interactor; the curriculum describes the fault of each.
@MainActor
enum SortingInteractorMutants {
  /// Functions that make them, by name.
  static let all: [String: @MainActor (ListInteractorParts) -> any SortingListInteractorSubject] = [
    "orderIsIgnored": intercepting { mutant, _ in
      mutant.onSort = { [weak mutant] _ in await mutant?.solution.findUpcomingItems() }
    },
    "capitalsFirst": sorting { ($0.title, $0.dueDate) < ($1.title, $1.dueDate) },
    "nameAlone": sorting { first, second in
      let (name, other) = (first.title.lowercased(), second.title.lowercased())
      return name == other ? first.dueDate > second.dueDate : name < other
    },
    "shortNamesFirst": sorting { first, second in
      (first.title.count, first.title.lowercased()) < (
        second.title.count, second.title.lowercased()
      )
    },

    "orderForOneAnswer": intercepting { mutant, _ in
      mutant.onFind = { [weak mutant] in
        guard let mutant else { return }
        mutant.order = .dueDate
        await mutant.solution.findUpcomingItems()
      }
      mutant.mutateReported = inOrder
    },
    "orderForgottenAfterFailure": intercepting { mutant, _ in
      mutant.onFailed = { [weak mutant] in mutant?.order = .dueDate }
      mutant.mutateReported = inOrder
    },
    "orderForgottenAtMidnight": intercepting { mutant, parts in
      var day = parts.calendar.startOfDay(for: parts.clock.now)
      mutant.onFind = { [weak mutant] in
        let today = parts.calendar.startOfDay(for: parts.clock.now)
        if today != day { mutant?.order = .dueDate }
        day = today
        await mutant?.solution.findUpcomingItems()
      }
      mutant.mutateReported = inOrder
    },

    "secondQuestion": intercepting { mutant, _ in
      mutant.onSort = { [weak mutant] _ in await mutant?.solution.findUpcomingItems() }
      mutant.mutateReported = inOrder
    },
    "answerInTheOldOrder": intercepting { mutant, _ in
      var orderWhenAsked = ListOrder.dueDate
      mutant.onFind = { [weak mutant] in
        guard let mutant else { return }
        orderWhenAsked = mutant.order
        await mutant.solution.findUpcomingItems()
      }
      mutant.onSort = { [weak mutant] order in
        if mutant?.isAsking == false { orderWhenAsked = order }
        await mutant?.solution.sortUpcomingItems(by: order)
      }
      mutant.mutateReported = { reported, _ in inOrder(reported, orderWhenAsked) }
    },
    "choiceLostUnderWay": intercepting { mutant, _ in
      mutant.onSort = { [weak mutant] order in
        if mutant?.isAsking == false { await mutant?.solution.sortUpcomingItems(by: order) }
      }
    },
    "asksAgainAfterwards": intercepting { mutant, _ in
      var isDue = false
      mutant.onFind = { [weak mutant] in
        await mutant?.solution.findUpcomingItems()
        if isDue {
          isDue = false
          await mutant?.solution.findUpcomingItems()
        }
      }
      mutant.onSort = { [weak mutant] order in
        if mutant?.isAsking == true { isDue = true }
        await mutant?.solution.sortUpcomingItems(by: order)
      }
    },

    "waitsForTheDroppedOne": intercepting { mutant, _ in
      var open = 0
      mutant.onFind = { [weak mutant] in
        open += 1
        await mutant?.solution.findUpcomingItems()
        open -= 1
      }
      mutant.onSort = { [weak mutant] _ in
        if open == 0 { await mutant?.findUpcomingItems() }
      }
      mutant.mutateReported = inOrder
    },
    "stuckAfterFailure": intercepting { mutant, _ in
      var isStuck = false
      mutant.onFailed = { isStuck = true }
      mutant.onSort = { [weak mutant] order in
        if !isStuck { await mutant?.solution.sortUpcomingItems(by: order) }
      }
      mutant.onFind = { [weak mutant] in
        isStuck = false
        await mutant?.solution.findUpcomingItems()
      }
    },

    "anyEndIsTheEnd": intercepting { mutant, _ in
      var isRunning = false
      mutant.onFind = { [weak mutant] in
        isRunning = true
        await mutant?.solution.findUpcomingItems()
        isRunning = false
      }
      mutant.onSort = { [weak mutant] _ in
        if !isRunning { await mutant?.findUpcomingItems() }
      }
      mutant.mutateReported = inOrder
    },

    "choiceIsNoRequest": intercepting { mutant, _ in
      mutant.onSort = { [weak mutant] order in
        guard let mutant, !mutant.isAsking else { return }
        await mutant.solution.findUpcomingItems()
      }
      mutant.mutateReported = inOrder
    },
    "upperCaseDecides": sorting {
      ($0.title.uppercased(), $0.dueDate, $0.title) < (
        $1.title.uppercased(), $1.dueDate, $1.title
      )
    },
    "caseTwinsAreOne": intercepting { mutant, _ in
      mutant.mutateReported = { reported, order in
        guard order == .name else { return reported }
        var seen: Set<String> = []
        return reported.filter { seen.insert("\($0.title.lowercased()) \($0.dueDate)").inserted }
      }
    },
  ]

  /// The solution with another order for items that are sorted by name.
  private static func sorting(
    _ isBefore: @escaping (UpcomingItem, UpcomingItem) -> Bool
  ) -> @MainActor (ListInteractorParts) -> any SortingListInteractorSubject {
    intercepting { mutant, _ in
      mutant.mutateReported = { reported, order in
        order == .name ? reported.sorted(by: isBefore) : reported
      }
    }
  }

  // The items as the solution would report them in this order.
  private static func inOrder(_ items: [UpcomingItem], _ order: ListOrder) -> [UpcomingItem] {
    items.sorted { first, second in
      switch order {
      case .dueDate: (first.dueDate, first.title) < (second.dueDate, second.title)
      case .name:
        (first.title.lowercased(), first.dueDate, first.title)
          < (second.title.lowercased(), second.dueDate, second.title)
      }
    }
  }

  private static func intercepting(
    _ mutate:
      @escaping @MainActor (InterceptingSortingInteractor, ListInteractorParts) -> Void
  ) -> @MainActor (ListInteractorParts) -> any SortingListInteractorSubject {
    { parts in
      let mutant = InterceptingSortingInteractor(parts.makeSortingSolution())
      mutate(mutant, parts)
      return mutant
    }
  }
}
