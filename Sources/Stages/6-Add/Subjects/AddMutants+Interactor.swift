// One file, because it is one table, in the order of the steps.

import AddSolution
import Foundation
import KataTesting
import TodoApp
import TodoDomain
import TodoUseCases

extension AddMutants {
  /// The mutants of the use case.
  static var interactors: [String: Make] {
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
      "savesWhiteSpace": savingAs { $0 },
      "savesTwice": saving { item, save in
        try await save(item)
        try await save(item)
      },
      "savesInSilence": interactor { mutant, _ in mutant.onSaved = {} },
      "tabsStay": savingAs { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ")) },

      "acceptsAnything": accepting { _, _, _ in true },
      "whiteSpaceIsAName": accepting { name, _, _ in !name.isEmpty && name.trimmed.isEmpty },
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
      "refusesLater": interactor { mutant, _ in
        mutant.onRefused = { [weak mutant] reason in
          guard reason == .dueDateBeforeToday else {
            return mutant?.output?.refusedNewEntry(reason) ?? ()
          }
          RunningTest.workLater { mutant?.output?.refusedNewEntry(reason) }
        }
      },
      "pastIsAccepted": accepting { name, _, _ in !name.trimmed.isEmpty },

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

      "todayHasNoEra": interactor { mutant, parts in
        mutant.onSave = { [weak mutant] name, dueDate in
          let day = parts.calendar.dateComponents([.year, .month, .day], from: parts.clock.now)
          let isPast = parts.calendar.date(from: day).map { dueDate < $0 } ?? false
          guard !isPast, !name.trimmed.isEmpty else {
            mutant?.output?.refusedNewEntry(isPast ? .dueDateBeforeToday : .emptyName)
            return
          }
          await mutant?.save(name.trimmed, dueDate, parts)
        }
      },
      "longNamesAreCut": savingAs { String($0.trimmed.prefix(10_000)) },
      "todayOfTheForm": { makers in
        makers.with { dataManager, clock, calendar in
          makers.makeInteractor(dataManager, FixedClock(now: clock.now), calendar)
        }
      },
      "formatIsRemoved": savingAs { typed in
        String(typed.trimmed.unicodeScalars.filter { $0.properties.generalCategory != .format })
      },
      "datesInMilliseconds": saving { item, save in
        let milliseconds = (item.dueDate.timeIntervalSinceReferenceDate * 1000).rounded()
        let date = Date(timeIntervalSinceReferenceDate: milliseconds / 1000)
        try await save(TodoItem(name: item.name, dueDate: date))
      },
      "formerOutput": interactor { mutant, _ in
        weak var former: (any AddInteractorOutput)?
        mutant.onSaved = { [weak mutant] in
          former = former ?? mutant?.output
          await former?.savedNewEntry()
        }
        mutant.onFind = { [weak mutant] in
          former = former ?? mutant?.output
          mutant?.solution.findEarliestDueDate()
        }
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
  fileprivate typealias Save = @Sendable (TodoItem) async throws -> Void

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

  // Saves an entry that is right with a name that is made from the typed one.
  private static func savingAs(_ name: @escaping (_ typed: String) -> String) -> Make {
    accepting(as: name) { typed, dueDate, parts in
      !typed.trimmed.isEmpty && dueDate >= parts.calendar.startOfDay(for: parts.clock.now)
    }
  }

  // Saves these entries without any other check.
  private static func accepting(
    as name: @escaping (_ typed: String) -> String = \.trimmed,
    _ isAccepted: @escaping @MainActor (String, Date, InteractorParts) -> Bool
  ) -> Make {
    interactor { mutant, parts in
      mutant.onSave = { [weak mutant] typed, dueDate in
        guard isAccepted(typed, dueDate, parts) else {
          await mutant?.solution.saveNewEntry(name: typed, dueDate: dueDate)
          return
        }
        await mutant?.save(name(typed), dueDate, parts)
      }
    }
  }
}

extension AddClasses {
  fileprivate func with(_ makeInteractor: @escaping MakeInteractor) -> AddClasses {
    var makers = self
    makers.makeInteractor = makeInteractor
    return makers
  }

  // The solution's interactor, whose items are saved in another way.
  fileprivate func saving(
    _ save: @escaping @Sendable (TodoItem, AddMutants.Save) async throws -> Void
  ) -> AddClasses {
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
