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
      "savedADayLater": interactor(\.onAdd) { mutant, item in
        try await mutant.add(TodoItem(name: item.name, dueDate: item.dueDate + 86_400))
      },

      "nowIsEarliest": interactor(\.onFind) { $0.output?.foundEarliestDueDate($0.clock.now) },
      "todayInUTC": reading { clock, calendar in calendar.timeZone = .gmt },

      "savesNothing": interactor(\.onSave) { _, _, _ in },
      "savesWhiteSpace": savingAs { mutant, _ in mutant.typed },
      "savesTwice": interactor(\.onAdd) { mutant, item in
        try await mutant.add(item)
        try await mutant.add(item)
      },
      "savesInSilence": interactor(\.onSaved) { _ in },
      "tabsStay": savingAs { mutant, _ in
        mutant.typed.trimmingCharacters(in: CharacterSet(charactersIn: " "))
      },

      "acceptsAnything": accepting { _ in true },
      "whiteSpaceIsAName": accepting { name in !name.isEmpty && name.trimmed.isEmpty },
      "refusesEarlierToday": interactor(\.onSave) { mutant, name, dueDate in
        guard dueDate < mutant.clock.now, !name.trimmed.isEmpty else {
          return await mutant.solution.saveNewEntry(name: name, dueDate: dueDate)
        }
        mutant.output?.refusedNewEntry(.dueDateBeforeToday)
      },
      "refusesAndSaves": interactor(\.onSave) { mutant, name, dueDate in
        await mutant.solution.saveNewEntry(name: name, dueDate: dueDate)
        guard name.trimmed.isEmpty else { return }
        try? await mutant.add(TodoItem(name: "", dueDate: dueDate))
      },
      "refusesLater": interactor(\.onRefused) { mutant, reason in
        let report: @MainActor () -> Void = { mutant.output?.refusedNewEntry(reason) }
        if reason == .dueDateBeforeToday { RunningTest.workLater(report) } else { report() }
      },
      "pastIsAccepted": accepting { name in !name.trimmed.isEmpty },

      "failureCountsAsSaved": interactor(\.onAdd) { mutant, item in try? await mutant.add(item) },
      "failureWithoutReason": interactor(\.onAdd) { mutant, item in
        do { try await mutant.add(item) } catch { throw UnexplainedError() }
      },
      "savesAgainAfterFailure": interactor(\.onAdd) { mutant, item in
        do {
          try await mutant.add(item)
        } catch {
          try? await mutant.add(item)
          throw error
        }
      },
      "failureAndSaved": interactor(\.onAdd) { mutant, item in
        do {
          try await mutant.add(item)
        } catch {
          mutant.output?.failedToSaveNewEntry(UseCaseFailure(error))
        }
      },
      "cancellationInSilence": interactor(\.onFailed) { mutant, failure in
        guard failure != UseCaseFailure(CancellationError()) else { return }
        mutant.output?.failedToSaveNewEntry(failure)
      },

      "reportsBeforeSaving": interactor { mutant in
        mutant.onSaved = { _ in }
        mutant.onAdd = { mutant, item in
          await mutant.output?.savedNewEntry()
          try await mutant.add(item)
        }
      },

      "todayHasNoEra": reading { clock, calendar in
        clock = YearMonthDayClock(real: clock, calendar: calendar)
      },
      "longNamesAreCut": savingAs { _, name in String(name.prefix(10_000)) },
      "todayOfTheForm": reading { clock, _ in clock = FixedClock(now: clock.now) },
      "formatIsRemoved": savingAs { _, name in
        String(name.unicodeScalars.filter { $0.properties.generalCategory != .format })
      },
      "controlsAreTrimmed": savingAs { mutant, _ in
        mutant.typed.trimmingCharacters(in: .whitespacesAndNewlines.union(.controlCharacters))
      },
      "datesInMilliseconds": interactor(\.onAdd) { mutant, item in
        let milliseconds = (item.dueDate.timeIntervalSinceReferenceDate * 1000).rounded()
        let date = Date(timeIntervalSinceReferenceDate: milliseconds / 1000)
        try await mutant.add(TodoItem(name: item.name, dueDate: date))
      },
      "formerOutput": interactor { mutant in
        weak var former: (any AddInteractorOutput)?
        mutant.onSaved = { mutant in
          former = former ?? mutant.output
          await former?.savedNewEntry()
        }
      },
    ]
  }
}

/// An error whose description is empty.
private struct UnexplainedError: LocalizedError {
  let errorDescription: String? = ""
}

/// A clock that makes its date from year, month and day, so that the era is lost.
private struct YearMonthDayClock: TodoClock {
  let real: any TodoClock
  let calendar: Calendar

  var now: Date {
    let day = calendar.dateComponents([.year, .month, .day], from: real.now)
    return calendar.date(from: day) ?? real.now
  }
}

// The ways to make a mutant.
extension AddMutants {
  private static let interactor = MutantMaker<Make, InterceptingAddInteractor>(with: { changed in
    { $0.with { $0.makeInteractor = { changed(InterceptingAddInteractor($0, $1, $2)) } } }
  })

  // The solution with another clock or calendar.
  private static func reading(
    _ change: @escaping @MainActor (inout any TodoClock, inout Calendar) -> Void
  ) -> Make {
    { makers in
      makers.with {
        $0.makeInteractor = { dataManager, clock, calendar in
          var (clock, calendar) = (clock, calendar)
          change(&clock, &calendar)
          return makers.makeInteractor(dataManager, clock, calendar)
        }
      }
    }
  }

  // Saves an entry that is right with another name.
  private static func savingAs(
    _ name: @escaping @MainActor (InterceptingAddInteractor, _ trimmed: String) -> String
  ) -> Make {
    interactor(\.onAdd) { mutant, item in
      try await mutant.add(TodoItem(name: name(mutant, item.name), dueDate: item.dueDate))
    }
  }

  // Saves entries with these names without any other check.
  private static func accepting(_ isAccepted: @escaping (_ typed: String) -> Bool) -> Make {
    interactor(\.onSave) { mutant, name, dueDate in
      guard isAccepted(name) else {
        return await mutant.solution.saveNewEntry(name: name, dueDate: dueDate)
      }
      await mutant.save(TodoItem(name: name.trimmed, dueDate: dueDate))
    }
  }
}

extension InterceptingAddInteractor {
  fileprivate func add(_ item: TodoItem) async throws { try await dataManager.addNewEntry(item) }

  /// Saves an entry without any check, and reports it.
  func save(_ item: TodoItem) async {
    do {
      try await add(item)
      await output?.savedNewEntry()
    } catch {
      output?.failedToSaveNewEntry(UseCaseFailure(error))
    }
  }
}
