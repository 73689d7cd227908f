// One file, because it is one table, in the order of the steps.

import AddSolution
import Foundation
import KataKit
import Synchronization
import TodoApp
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The mutants of Stage 6; the curriculum describes the fault of each.
@MainActor
enum AddMutants {
  typealias Make = @MainActor (AddMakers) -> AddMakers

  /// Functions that make them, by name.
  static let all = interactors.merging(presenters) { first, _ in first }
    .merging(wireframes) { first, _ in first }
    .merging(refreshes) { first, _ in first }

  private static var interactors: [String: Make] {
    [
      "savedADayLater": saving { item, save in
        try await save(TodoItem(name: item.name, dueDate: item.dueDate + 86_400))
      },

      "nowIsEarliest": interactor { mutant, parts in
        mutant.onFind = { [weak mutant] in mutant?.output?.foundEarliestDueDate(parts.clock.now) }
      },
      "todayInUTC": { makers in
        makers.with { dataManager, clock, calendar in
          var utc = calendar
          utc.timeZone = .gmt
          return makers.makeInteractor(dataManager, clock, utc)
        }
      },

      "savesNothing": interactor { mutant, _ in mutant.onSave = { _, _ in } },
      "savesWhiteSpace": savingAsTyped { $0 },
      "savesTwice": saving { item, save in
        try await save(item)
        try await save(item)
      },
      "savesInSilence": interactor { mutant, _ in mutant.onSaved = {} },
      "tabsStay": savingAsTyped { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ")) },

      "acceptsAnything": interactor { mutant, parts in
        mutant.onSave = { [weak mutant] name, dueDate in
          await mutant?.save(name.trimmed, dueDate, parts)
        }
      },
      "whiteSpaceIsAName": interactor { mutant, parts in
        mutant.onSave = { [weak mutant] name, dueDate in
          guard !name.isEmpty, name.trimmed.isEmpty else {
            await mutant?.solution.saveNewEntry(name: name, dueDate: dueDate)
            return
          }
          await mutant?.save("", dueDate, parts)
        }
      },
      "refusesEarlierToday": interactor { mutant, parts in
        mutant.onSave = { [weak mutant] name, dueDate in
          guard dueDate >= parts.clock.now || name.trimmed.isEmpty else {
            mutant?.output?.refusedNewEntry(.dueDateBeforeToday)
            return
          }
          await mutant?.solution.saveNewEntry(name: name, dueDate: dueDate)
        }
      },
      "refusesAndSaves": interactor { mutant, parts in
        mutant.onSave = { [weak mutant] name, dueDate in
          await mutant?.solution.saveNewEntry(name: name, dueDate: dueDate)
          guard name.trimmed.isEmpty else { return }
          try? await parts.dataManager.addNewEntry(TodoItem(name: "", dueDate: dueDate))
        }
      },
      "pastIsAccepted": interactor { mutant, parts in
        mutant.onSave = { [weak mutant] name, dueDate in
          guard !name.trimmed.isEmpty else {
            await mutant?.solution.saveNewEntry(name: name, dueDate: dueDate)
            return
          }
          await mutant?.save(name.trimmed, dueDate, parts)
        }
      },

      "failureCountsAsSaved": saving { item, save in try? await save(item) },
      "failureWithoutReason": saving { item, save in
        do { try await save(item) } catch { throw UnexplainedError() }
      },
      "savesAgainAfterFailure": saving { item, save in
        do {
          try await save(item)
        } catch {
          try? await save(item)
          throw error
        }
      },
      "failureAndSaved": interactor { mutant, parts in
        mutant.onSave = { [weak mutant] name, dueDate in
          await mutant?.solution.saveNewEntry(name: name, dueDate: dueDate)
          if mutant?.hasFailed == true { await mutant?.output?.savedNewEntry() }
        }
      },

      "reportsBeforeSaving": interactor { mutant, parts in
        mutant.onSaved = {}
        mutant.onSave = { [weak mutant] name, dueDate in
          if !name.trimmed.isEmpty, dueDate >= parts.calendar.startOfDay(for: parts.clock.now) {
            await mutant?.output?.savedNewEntry()
          }
          await mutant?.solution.saveNewEntry(name: name, dueDate: dueDate)
        }
      },

      "longNamesAreCut": saving { item, save in
        try await save(TodoItem(name: String(item.name.prefix(20)), dueDate: item.dueDate))
      },
      "equalNamesOnce": { makers in
        let known = Mutex<Set<String>>([])
        return makers.saving { item, save in
          guard known.withLock({ $0.insert(item.name).inserted }) else { return }
          try await save(item)
        }
      },
    ]
  }

  private static let presenters: [String: Make] = [
    "asksForNothing": presenter { mutant, _ in mutant.onUpdate = {} },
    "trimsInThePresenter": presenter { mutant, _ in
      mutant.onSave = { [weak mutant] name, dueDate in
        await mutant?.solution.saveAddAction(name: name.trimmed, dueDate: dueDate)
      }
    },
    "offersNoDate": presenter { mutant, _ in
      mutant.onFound = { [weak mutant] in mutant?.view?.setMinimumDueDate($0) }
    },

    "staysAfterSave": presenter { mutant, _ in mutant.onSaved = {} },
    "informsFirst": presenter { mutant, parts in
      mutant.onSaved = { [weak mutant] in
        await mutant?.delegate?.addModuleDidSaveAddAction()
        parts.wireframe.dismissAddInterface()
      }
    },
    "forgetsTheDelegate": presenter { mutant, parts in
      mutant.onSaved = { parts.wireframe.dismissAddInterface() }
    },
    "informsLater": presenter { mutant, parts in
      mutant.onSaved = { [weak mutant] in
        parts.wireframe.dismissAddInterface()
        let delegate = mutant?.delegate
        LateWork.begin { await delegate?.addModuleDidSaveAddAction() }
      }
    },
    "dismissesAlone": presenter { mutant, _ in
      mutant.onSaved = { [weak mutant] in await mutant?.delegate?.addModuleDidSaveAddAction() }
    },

    "refusesInSilence": presenter { mutant, _ in
      mutant.onRefused = { _ in }
      mutant.onFailed = { _ in }
    },
    "refusalDismisses": presenter { mutant, parts in
      mutant.onMessage = { [weak mutant] in
        mutant?.view?.showErrorMessage($0)
        parts.wireframe.dismissAddInterface()
      }
    },
    "losesTheName": presenter { mutant, _ in mutant.onName = { _ in } },
    "losesTheDate": presenter { mutant, _ in
      mutant.onFound = { [weak mutant] date in
        mutant?.view?.setMinimumDueDate(date)
        mutant?.view?.setEntryDueDate(date)
      }
      mutant.onDate = { _ in }
    },
    "failureInSilence": presenter { mutant, _ in mutant.onFailed = { _ in } },
    "repeatsTheFirstEntry": presenter { mutant, _ in
      var first: String?
      mutant.onName = { [weak mutant] name in
        first = first ?? name
        mutant?.view?.setEntryName(first ?? name)
      }
    },

    "cancelDoesNothing": presenter { mutant, _ in mutant.onCancel = {} },
    "cancelRequests": presenter { mutant, parts in
      mutant.onCancel = { [weak mutant] in
        mutant?.solution.cancelAddAction()
        parts.interactor.findEarliestDueDate()
      }
    },
    "cancelCountsAsSave": presenter { mutant, parts in
      mutant.onCancel = { [weak mutant] in
        parts.wireframe.dismissAddInterface()
        let delegate = mutant?.delegate
        LateWork.begin { await delegate?.addModuleDidSaveAddAction() }
      }
    },
    "cancelInformsFirst": presenter { mutant, parts in
      mutant.onCancel = { [weak mutant] in
        mutant?.delegate?.addModuleDidCancelAddAction()
        parts.wireframe.dismissAddInterface()
      }
    },
    "cancelInSilence": presenter { mutant, parts in
      mutant.onCancel = { parts.wireframe.dismissAddInterface() }
    },

    "viewIsKept": presenter { mutant, _ in mutant.keepsView = true },
    "delegateIsKept": presenter { mutant, _ in mutant.keepsDelegate = true },

    "colonWithoutReason": presenter { mutant, _ in
      mutant.onMessage = { [weak mutant] message in
        let hasNoReason = message == "Your to-do item could not be saved"
        mutant?.view?.showErrorMessage(hasNoReason ? "\(message): " : message)
      }
    },
  ]

  private static let wireframes: [String: Make] = [
    "asksTheBuilderTwice": wireframe { mutant, parts in
      mutant.onPresent = { [weak mutant] in
        _ = parts.builder.makeAddScreen()
        mutant?.solution.presentAddInterface()
      }
    },
    "oneScreenForEver": wireframe { mutant, parts in
      var screen: (any TextScreen)?
      mutant.onPresent = {
        let shown = screen ?? parts.builder.makeAddScreen()
        screen = shown
        parts.root()?.present(shown)
      }
    },

    "dismissesNothing": wireframe { mutant, _ in mutant.onDismiss = {} },
    "dismissesTwice": wireframe { mutant, _ in
      mutant.onDismiss = { [weak mutant] in
        mutant?.solution.dismissAddInterface()
        mutant?.solution.dismissAddInterface()
      }
    },
    "dismissesLater": wireframe { mutant, _ in
      mutant.onDismiss = { [solution = mutant.solution] in
        LateWork.begin { solution.dismissAddInterface() }
      }
    },
    "buildsAgain": wireframe { mutant, parts in
      mutant.onDismiss = { [weak mutant] in
        mutant?.solution.dismissAddInterface()
        _ = parts.builder.makeAddScreen()
      }
    },

    "screenIsKept": wireframe { mutant, parts in
      var kept: [any TextScreen] = []
      mutant.onPresent = {
        let screen = parts.builder.makeAddScreen()
        kept.append(screen)
        parts.root()?.present(screen)
      }
    },
  ]

  private static var refreshes: [String: Make] {
    [
      "neverRefreshes": refresh { _ in },
      "oneMidnightOnly": refresh { parts in
        var parts = parts
        var count = 0
        parts.refresh = { [refresh = parts.refresh] in
          count += 1
          if count == 1 { await refresh() }
        }
        await parts.runSolution()
      },
      "refreshesTwice": refresh { parts in
        var parts = parts
        parts.refresh = { [refresh = parts.refresh] in
          await refresh()
          await refresh()
        }
        await parts.runSolution()
      },
      "refreshesAtTheStart": refresh { parts in
        await parts.refresh()
        await parts.runSolution()
      },
      "everyDayHas24Hours": refresh { parts in
        await parts.runLoop { now, _ in now + 86_400 - parts.calendar.sinceMidnight(now) }
      },

      "refreshesUnderACover": refresh { parts in
        var parts = parts
        parts.isCovered = { false }
        await parts.runSolution()
      },
      "skipsTheDay": refresh { parts in
        var changed = parts
        changed.isCovered = { false }
        changed.refresh = { if !parts.isCovered() { await parts.refresh() } }
        await changed.runSolution()
      },
      "looksAgainAnHourLater": refresh { parts in await parts.runLoop(patience: 3600) },

      "trustsItsSleep": refresh { parts in await parts.runLoop() },
      "knowsNoYesterday": refresh { parts in
        var last = Date.distantPast
        var changed = parts
        changed.refresh = {
          let now = parts.todoClock.now
          defer { last = max(last, now) }
          if now >= last { await parts.refresh() }
        }
        last = parts.todoClock.now
        await changed.runSolution()
      },

      "sleepsInATask": refresh { parts in
        await Task { await parts.runSolution() }.value
      },
      "moreSleepers": refresh { parts in
        var changed = parts
        changed.refresh = {
          await parts.refresh()
          Task { try? await parts.clock.sleep(for: .seconds(86_400)) }
        }
        await changed.runSolution()
      },

      "threeMidnights": refresh { parts in
        var changed = parts
        var count = 0
        changed.refresh = {
          count += 1
          if count <= 3 { await parts.refresh() }
        }
        await changed.runSolution()
      },
    ]
  }
}

/// An error whose description is empty.
private struct UnexplainedError: LocalizedError {
  let errorDescription: String? = ""
}

// The ways to make a mutant.
extension AddMutants {
  fileprivate typealias InteractorParts = (
    dataManager: any AddDataManagerInterface, clock: any TodoClock, calendar: Calendar
  )
  fileprivate typealias PresenterParts = (
    interactor: any AddInteractorInput, wireframe: any AddWireframeInterface
  )
  fileprivate typealias WireframeParts = (
    root: () -> (any RootWireframeInterface)?, builder: any AddModuleBuilderInterface
  )
  typealias Save = @Sendable (TodoItem) async throws -> Void

  private static func interactor(
    _ mutate: @escaping @MainActor (InterceptingAddInteractor, InteractorParts) -> Void
  ) -> Make {
    { makers in
      makers.with { dataManager, clock, calendar in
        let mutant = InterceptingAddInteractor(
          AddSolution.AddInteractor(dataManager: dataManager, clock: clock, calendar: calendar)
        )
        mutate(mutant, (dataManager, clock, calendar))
        return mutant
      }
    }
  }

  private static func saving(
    _ save: @escaping @Sendable (TodoItem, Save) async throws -> Void
  ) -> Make {
    { $0.saving(save) }
  }

  // Saves a name that is made from the typed one.
  private static func savingAsTyped(
    _ name: @escaping @Sendable (_ typed: String) -> String
  ) -> Make {
    { makers in
      makers.with { dataManager, clock, calendar in
        let typed = LatestName()
        let mutant = InterceptingAddInteractor(
          AddSolution.AddInteractor(
            dataManager: InterceptingAddDataManager { item in
              let item = TodoItem(name: name(typed.value), dueDate: item.dueDate)
              try await dataManager.addNewEntry(item)
            },
            clock: clock,
            calendar: calendar
          )
        )
        mutant.onSave = { [weak mutant] name, dueDate in
          typed.value = name
          await mutant?.solution.saveNewEntry(name: name, dueDate: dueDate)
        }
        return mutant
      }
    }
  }

  private static func presenter(
    _ mutate: @escaping @MainActor (InterceptingAddPresenter, PresenterParts) -> Void
  ) -> Make {
    { makers in
      var makers = makers
      makers.makePresenter = { interactor, wireframe in
        let mutant = InterceptingAddPresenter(
          AddSolution.AddPresenter(interactor: interactor, wireframe: wireframe)
        )
        mutate(mutant, (interactor, wireframe))
        return mutant
      }
      return makers
    }
  }

  private static func wireframe(
    _ mutate: @escaping @MainActor (InterceptingAddWireframe, WireframeParts) -> Void
  ) -> Make {
    { makers in
      var makers = makers
      makers.makeWireframe = { root, builder in
        let mutant = InterceptingAddWireframe(
          AddSolution.AddWireframe(rootWireframe: root, builder: builder)
        )
        mutate(mutant, ({ [weak root] in root }, builder))
        return mutant
      }
      return makers
    }
  }

  private static func refresh(
    _ run: @escaping @MainActor (MidnightRefreshParts) async -> Void
  ) -> Make {
    { makers in
      var makers = makers
      makers.makeMidnightRefresh = { parts in MidnightRefreshFunction { await run(parts) } }
      return makers
    }
  }
}

extension AddMakers {
  fileprivate func with(
    _ makeInteractor:
      @escaping (any AddDataManagerInterface, any TodoClock, Calendar) -> any AddInteractorSubject
  ) -> AddMakers {
    var makers = self
    makers.makeInteractor = makeInteractor
    return makers
  }

  // The solution's interactor, whose items are saved in another way.
  fileprivate func saving(
    _ save: @escaping @Sendable (TodoItem, AddMutants.Save) async throws -> Void
  ) -> AddMakers {
    with { dataManager, clock, calendar in
      makeInteractor(
        InterceptingAddDataManager { try await save($0, dataManager.addNewEntry) },
        clock,
        calendar
      )
    }
  }
}

extension InterceptingAddInteractor {
  // Saves an entry without any check.
  fileprivate func save(
    _ name: String,
    _ dueDate: Date,
    _ parts: AddMutants.InteractorParts
  ) async {
    do {
      try await parts.dataManager.addNewEntry(TodoItem(name: name, dueDate: dueDate))
      await output?.savedNewEntry()
    } catch {
      output?.failedToSaveNewEntry(UseCaseFailure(error))
    }
  }
}

extension MidnightRefreshParts {
  /// Runs the solution.
  fileprivate func runSolution() async { await AddMakers.solution.makeMidnightRefresh(self).run() }

  // The loop of the steps before the clock may be set back.
  fileprivate func runLoop(
    patience: TimeInterval = 60,
    until end: (_ now: Date, _ endOfDay: Date) -> Date = { $1 }
  ) async {
    while let day = calendar.dateInterval(of: .day, for: todoClock.now) {
      guard await hasSlept(until: end(todoClock.now, day.end)) else { return }
      while isCovered() {
        guard await hasSlept(until: todoClock.now + patience) else { return }
      }
      await refresh()
    }
  }

  func hasSlept(until end: Date) async -> Bool {
    (try? await clock.sleep(for: .seconds(end.timeIntervalSince(todoClock.now)))) != nil
  }
}

/// The name that was typed last; the data manager may run on any thread.
private final class LatestName: Sendable {
  private let name = Mutex("")

  var value: String {
    get { name.withLock(\.self) }
    set { name.withLock { $0 = newValue } }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension Calendar {
  fileprivate func sinceMidnight(_ date: Date) -> TimeInterval {
    date.timeIntervalSince(startOfDay(for: date))
  }
}
