import DetailSolution
import Foundation
import KataTesting
import TodoApp
import TodoMocks
import TodoRouting
import TodoScreens
import TodoUseCases

extension DetailMutants {
  /// The mutants of the presenter.
  static let presenters: [String: Make] = [
    "otherIdentifier": presenter(\.onUpdate) { mutant in
      await mutant.interactor.findItem(withID: UUID(number: 98))
    },
    "neverOverdue": presenter(\.onItem) { mutant, item in
      var item = item
      item.dueText = item.dueText.replacingOccurrences(of: ", overdue", with: "")
      mutant.view?.showItem(item)
    },
    "dayInUTC": reading { calendar, _ in calendar.timeZone = .gmt },
    "localeOfTheCalendar": reading { calendar, locale in locale = calendar.locale ?? locale },

    "errorsInSilence": presenter(\.onMessage) { _, _ in },
    "showsTheItemAgain": presenter { mutant in
      var last: DetailDisplayItem?
      mutant.onItem = { mutant, item in
        last = item
        mutant.view?.showItem(item)
      }
      mutant.onMessage = { mutant, message in
        mutant.view?.showErrorMessage(message)
        if let last { mutant.view?.showItem(last) }
      }
    },
    "errorDismisses": presenter(\.onMessage) { mutant, message in
      mutant.view?.showErrorMessage(message)
      mutant.wireframe.dismissDetailInterface()
    },
    "colonWithoutReason": presenter(\.onMessage) { mutant, message in
      let hasNoReason = message.hasPrefix("Your to-do item") && !message.contains(":")
      mutant.view?.showErrorMessage(hasNoReason ? "\(message): " : message)
    },
    "changedWithoutItem": presenter(\.onReport) { mutant, report in
      guard case .itemWasChanged = report else { return report }
      mutant.view?.showErrorMessage("The item was changed elsewhere. This is how it is now.")
      return nil
    },

    "staysAfterAChange": presenter(\.onEnd) { _, _ in nil },
    "handsBackFirst": presenter { mutant in
      mutant.onDismiss = { _ in }
      mutant.onOutcome = { mutant, outcome in
        await mutant.delegate?.detailModuleDidFinish(outcome)
        mutant.wireframe.dismissDetailInterface()
      }
      mutant.onLeave = { $0.wireframe.dismissDetailInterface() }
    },
    "keepsTheOutcome": presenter(\.onOutcome) { _, _ in },
    "deletedCountsAsDone": presenter(\.onOutcome) { mutant, outcome in
      guard case .deleted(let title) = outcome else {
        await mutant.delegate?.detailModuleDidFinish(outcome)
        return
      }
      await mutant.delegate?.detailModuleDidFinish(.done(title: title))
    },
    "goneStays": presenter(\.onEnd) { _, report in report == .itemIsGone ? nil : report },
    "handsBackTwice": presenter(\.onOutcome) { mutant, outcome in
      await mutant.delegate?.detailModuleDidFinish(outcome)
      await mutant.delegate?.detailModuleDidFinish(outcome)
    },
    "handsBackLater": presenter(\.onOutcome) { mutant, outcome in
      let delegate = mutant.delegate
      RunningTest.workLater { await delegate?.detailModuleDidFinish(outcome) }
    },

    "backDoesNothing": presenter(\.onLeave) { _ in },
    "backRequests": presenter(\.onLeave) { mutant in
      mutant.solution.leaveDetail()
      let (interactor, id) = (mutant.interactor, mutant.id)
      RunningTest.workLater { await interactor.findItem(withID: id) }
    },
    "backHandsBack": presenter(\.onLeave) { mutant in
      mutant.solution.leaveDetail()
      let delegate = mutant.delegate
      RunningTest.workLater { await delegate?.detailModuleDidFinish(.gone) }
    },

    "takesEachAction": presenter(\.onChange) { _, request in await request() },
    "waitsItsTurn": presenter { mutant in
      var last: Task<Void, Never>?
      mutant.onChange = { _, request in
        let before = last
        let task = Task {
          await before?.value
          await request()
        }
        last = task
        await task.value
      }
    },
    "busyForEver": presenter { mutant in
      var isBusy = false
      mutant.onChange = { _, request in
        guard !isBusy else { return }
        isBusy = true
        await request()
      }
    },

    "lateItemIsShown": late { mutant, report in
      guard case .foundItem(let item) = report else { return }
      let due = item.dueDate
      mutant.view?.showItem(DetailDisplayItem(title: item.title, dueText: "", dueDate: due))
    },
    "lateOutcome": late { mutant, report in
      if case .markedItemDone = report { mutant.wireframe.dismissDetailInterface() }
    },
    "leavesTwice": presenter { mutant in
      var hasLeft = false
      mutant.onLeave = { mutant in
        mutant.solution.leaveDetail()
        if hasLeft { mutant.wireframe.dismissDetailInterface() }
        hasLeft = true
      }
    },
    "leavesInTheOutcome": presenter { mutant in
      var hasOutcome = false
      mutant.onOutcome = { mutant, outcome in
        hasOutcome = true
        await mutant.delegate?.detailModuleDidFinish(outcome)
        hasOutcome = false
      }
      mutant.onLeave = { mutant in
        mutant.solution.leaveDetail()
        if hasOutcome { mutant.wireframe.dismissDetailInterface() }
      }
    },

    "opensAnyLink": linking { $0.first { $0.scheme != nil } },
    "opensTheLast": linking { $0.last { $0.scheme?.hasPrefix("http") == true } },
    "punctuationBelongs": opening { "\($0)." },
    "bracketBelongs": opening { $0.contains("example.com") ? $0 : "\($0)]" },
    "pairIsCut": opening { $0.hasSuffix(")") ? String($0.dropLast()) : $0 },
    "endsAtTheHash": opening { String($0.prefix { $0 != "#" }) },
    "lastSlashIsCut": opening { $0.hasSuffix("/") ? String($0.dropLast()) : $0 },
    "hostNeedsADot": presenter(\.onLink) { mutant, link in
      if link.host?.contains(".") == true { return await mutant.wireframe.openLink(link) }
      mutant.view?.showErrorMessage("There is no link in the name.")
      return true
    },
    "openFailsInSilence": presenter(\.onMessage) { mutant, message in
      if !message.hasPrefix("The link could") { mutant.view?.showErrorMessage(message) }
    },
    "hostlessHides": linking {
      $0.first { $0.scheme?.hasPrefix("http") == true && $0.host?.isEmpty != false }
    },
    "linkOfTheFind": presenter { mutant in
      var found: DetailItem?
      mutant.onReport = { _, report in
        if case .foundItem(let item) = report { found = item }
        return report
      }
      mutant.onOpen = { mutant in
        // The solution opens the link of the item that it got last.
        let onItem = mutant.onItem
        mutant.onItem = { _, _ in }
        if let found { mutant.solution.foundItem(found) }
        mutant.onItem = onItem
        await mutant.solution.openLink()
      }
    },
    "linkEndsAtSpaces": linking { $0.first { $0.absoluteString.contains("%09") } },
    "lateFailureIsShown": presenter(\.onLink) { mutant, link in
      // True, because the solution reports a failure only to a user who has not left.
      guard await !mutant.wireframe.openLink(link) else { return true }
      mutant.view?.showErrorMessage("The link could not be opened: \(link.absoluteString)")
      return true
    },

    "viewIsKept": presenter(\.onUpdate) { mutant in
      mutant.kept = mutant.view
      await mutant.solution.updateView()
    },
    "delegateIsKept": presenter(\.onUpdate) { mutant in
      mutant.kept = mutant.delegate
      await mutant.solution.updateView()
    },

    "busyTogether": presenter(\.onChange) { solution, _ in
      guard changes == 0 else { return }
      changes += 1
      await solution()
      changes -= 1
    },
    "linkBlocksChanges": presenter { mutant in
      var isOpening = false
      mutant.onLink = { mutant, link in
        isOpening = true
        defer { isOpening = false }
        return await mutant.wireframe.openLink(link)
      }
      mutant.onChange = { solution, _ in if !isOpening { await solution() } }
    },
    "leavesOnlyWithADelegate": presenter(\.onEnd) { $0.delegate == nil ? nil : $1 },
  ]

  // The changes that are under way on all screens.
  private static var changes = 0

  // The solution with another calendar or locale.
  private static func reading(
    _ change: @escaping @MainActor (inout Calendar, inout Locale) -> Void
  ) -> Make {
    { makers in
      makers.with {
        $0.makePresenter = { id, interactor, wireframe, calendar, locale in
          var (calendar, locale) = (calendar, locale)
          change(&calendar, &locale)
          return makers.makePresenter(id, interactor, wireframe, calendar, locale)
        }
      }
    }
  }

  // Does this as well with an answer that comes after the screen has gone.
  private static func late(
    _ fault: @escaping @MainActor (InterceptingDetailPresenter, DetailReport) -> Void
  ) -> Make {
    presenter { mutant in
      var hasLeft = false
      mutant.onDismiss = { mutant in
        hasLeft = true
        mutant.wireframe.dismissDetailInterface()
      }
      mutant.onReport = { mutant, report in
        if hasLeft { fault(mutant, report) }
        return report
      }
      mutant.onEnd = mutant.onReport
    }
  }

  // Opens the link with a changed text.
  private static func opening(_ change: @escaping (String) -> String) -> Make {
    presenter(\.onLink) { mutant, link in
      await mutant.wireframe.openLink(URL(string: change(link.absoluteString)) ?? link)
    }
  }

  // Opens this one of the words of the name; without one, the link of the solution.
  private static func linking(_ link: @escaping ([URL]) -> URL?) -> Make {
    presenter { mutant in
      var words: [URL] = []
      mutant.onItem = { mutant, item in
        words = item.title.split(separator: " ").compactMap { URL(string: String($0)) }
        mutant.view?.showItem(item)
      }
      mutant.onOpen = { mutant in
        guard let link = link(words) else { return await mutant.solution.openLink() }
        guard link.host?.isEmpty == false else {
          mutant.view?.showErrorMessage("There is no link in the name.")
          return
        }
        guard await !mutant.wireframe.openLink(link) else { return }
        let sentence = "The link could not be opened: \(link.absoluteString)"
        mutant.view?.showErrorMessage(sentence)
      }
    }
  }

  private static let presenter = MutantMaker<Make, InterceptingDetailPresenter>(with: { changed in
    { $0.with { $0.makePresenter = { changed(InterceptingDetailPresenter($0, $1, $2, $3, $4)) } } }
  })
}
