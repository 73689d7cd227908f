import Foundation
import InteractorSubjects
import KataTesting
import TodoDomain
import TodoUseCases

extension ChangeMutants {
  private static let interactor = MutantMaker { (parts: ListInteractorParts) in
    SortingAround(parts.makeSolution(), parts)
  }

  /// The mutants of the interactor.
  static let interactors: [String: ChangeClasses.MakeInteractor] = [
    "orderIsIgnored": interactor(\.onSort) { mutant, _ in await mutant.ask() },
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

    "orderForOneAnswer": interactor(\.onFind) { mutant in
      mutant.order = .dueDate
      await mutant.ask()
    },
    "orderForgottenAfterFailure": interactor(\.onFailed) { $0.order = .dueDate },
    "orderForgottenAtMidnight": interactor { mutant in
      let today = { [parts = mutant.parts] in parts.calendar.startOfDay(for: parts.clock.now) }
      var day = today()
      mutant.onFind = { mutant in
        if today() != day { mutant.order = .dueDate }
        day = today()
        await mutant.ask()
      }
    },

    "secondQuestion": interactor(\.onSort) { mutant, order in
      mutant.order = order
      await mutant.ask()
    },
    "answerInTheOldOrder": interactor { mutant in
      var asked = ListOrder.dueDate
      mutant.onAsk = { mutant in
        asked = mutant.order
        await mutant.old.findUpcomingItems()
      }
      mutant.onFound = { mutant, items in asked == .name ? mutant.byName(items) : items }
    },
    "choiceLostUnderWay": interactor(\.onSort) { mutant, order in
      if !mutant.isAsking(mutant) { await mutant.sort(by: order) }
    },
    "asksAgainAfterwards": interactor { mutant in
      var isDue = false
      mutant.onSort = { mutant, order in
        isDue = mutant.isAsking(mutant)
        await mutant.sort(by: order)
      }
      mutant.onAsk = { mutant in
        await mutant.old.findUpcomingItems()
        if isDue { await mutant.old.findUpcomingItems() }
        isDue = false
      }
    },

    "waitsForTheDroppedOne": interactor(\.isAsking) { !$0.running.isEmpty },
    "anyEndIsTheEnd": interactor(\.onEnd) { mutant, _ in mutant.running = [] },
    "stuckAfterFailure": interactor { mutant in
      var hasFailed = false
      mutant.onFailed = { _ in hasFailed = true }
      mutant.onEnd = { mutant, number in
        if !hasFailed { mutant.running.remove(number) }
        hasFailed = false
      }
    },

    "choiceIsNoRequest": interactor(\.onSort) { mutant, order in
      mutant.order = order
      if !mutant.isAsking(mutant) { await mutant.old.findUpcomingItems() }
    },
    "upperCaseDecides": sorting {
      ($0.title.uppercased(), $0.dueDate, $0.title) < (
        $1.title.uppercased(), $1.dueDate, $1.title
      )
    },
    "caseTwinsAreOne": interactor(\.byName) { items in
      var seen: Set<String> = []
      return items.groupedByName.filter {
        seen.insert("\($0.title.lowercased()) \($0.dueDate)").inserted
      }
    },
  ]

  private static func sorting(
    _ isBefore: @escaping (UpcomingItem, UpcomingItem) -> Bool
  ) -> ChangeClasses.MakeInteractor {
    interactor(\.byName) { $0.sorted(by: isBefore) }
  }
}
