import DetailSolution
import Foundation
import KataTesting
import TodoApp
import TodoDomain
import TodoMocks
import TodoUseCases

extension DetailMutants {
  /// The mutants of the use case.
  static var interactors: [String: Make] {
    [
      "marksEachTwin": interactor(\.onReplace) { mutant, old, new in
        for number in UInt8(1)...2 {
          guard let twin = try await mutant.dataManager.item(withID: UUID(number: number)),
            twin.item == old.item, twin.id != old.id
          else { continue }
          let other = StoredItem(id: twin.id, item: new.item, isDone: new.isDone)
          _ = try await mutant.dataManager.replace(twin, with: other)
        }
        return try await mutant.dataManager.replace(old, with: new)
      },

      "findsOnce": interactor { mutant in
        var first: DetailReport?
        mutant.onReport = { _, report in
          guard case .foundItem = report else { return report }
          first = first ?? report
          return first
        }
      },
      "overdueByTheHour": interactor(\.onReport) { mutant, report in
        guard case .foundItem(var item) = report else { return report }
        item.isOverdue = item.dueDate < mutant.clock.now
        return .foundItem(item)
      },
      "overdueInUTC": { makers in
        makers.with {
          $0.makeInteractor = { dataManager, clock, calendar in
            var calendar = calendar
            calendar.timeZone = .gmt
            return makers.makeInteractor(dataManager, clock, calendar)
          }
        }
      },
      "todayOfTheFirstFind": interactor { mutant in
        var today: Date?
        mutant.onReport = { mutant, report in
          guard case .foundItem(var item) = report else { return report }
          today = today ?? mutant.calendar.startOfDay(for: mutant.clock.now)
          item.isOverdue = today.map { item.dueDate < $0 } ?? false
          return .foundItem(item)
        }
      },

      "missingInSilence": interactor(\.onEnd) { _, report in report == .itemIsGone ? nil : report },
      "doneIsFound": interactor(\.onItem) { mutant, id in
        var item = try await mutant.dataManager.item(withID: id)
        item?.isDone = false
        return item
      },
      "failureIsGone": interactor(\.onItem) { mutant, id in
        try? await mutant.dataManager.item(withID: id)
      },

      "marksNothing": interactor(\.onMark) { _ in },
      "doneIsDeleted": interactor(\.onReplace) { mutant, old, new in
        guard new.isDone else { return try await mutant.dataManager.replace(old, with: new) }
        return try await mutant.dataManager.deleteItem(withID: old.id) != nil
      },
      "savesTheMarkTwice": interactor(\.onReplace) { mutant, old, new in
        _ = try await mutant.dataManager.replace(old, with: new)
        return try await mutant.dataManager.replace(old, with: new)
      },
      "newIdentifier": interactor(\.onReplace) { mutant, old, new in
        let other = StoredItem(id: UUID(number: 99), item: new.item, isDone: new.isDone)
        return try await mutant.dataManager.replace(old, with: other)
      },
      "marksInSilence": interactor(\.onEnd) { _, report in
        if case .markedItemDone = report { nil } else { report }
      },
      "unheardIsNotMade": interactor(\.onMark) { mutant in
        if mutant.output != nil { await mutant.solution.markItemDone() }
      },

      "changeFailsInSilence": interactor(\.onReport) { _, report in
        if case .failedToChangeItem = report { nil } else { report }
      },
      "failureCountsAsDone": interactor(\.onReplace) { mutant, old, new in
        (try? await mutant.dataManager.replace(old, with: new)) ?? true
      },
      "changeFailsWithoutReason": interactor(\.onReport) { _, report in
        guard case .failedToChangeItem = report else { return report }
        return .failedToChangeItem(UseCaseFailure(reason: ""))
      },
      "triesAgain": interactor(\.onReplace) { mutant, old, new in
        do {
          return try await mutant.dataManager.replace(old, with: new)
        } catch {
          _ = try? await mutant.dataManager.replace(old, with: new)
          throw error
        }
      },

      "emptyNameIsSaved": saving { name, _, _ in name.trimmed.isEmpty },
      "spacesAreSaved": typing { item, typed in item.name = typed.name },
      "pastIsSaved": saving { name, dueDate, mutant in
        !name.trimmed.isEmpty && dueDate < mutant.clock.now
      },
      "oldDayIsRefused": interactor(\.onChange) { mutant, name, dueDate in
        let isPast = dueDate < mutant.calendar.startOfDay(for: mutant.clock.now)
        guard isPast, !name.trimmed.isEmpty else {
          return await mutant.solution.changeItem(name: name, dueDate: dueDate)
        }
        mutant.output?.refusedChange(.dueDateBeforeToday)
      },
      "hourIsLost": typing { item, typed in item.dueDate = typed.dueDate },
      "editsTheFirst": interactor { mutant in
        var first: StoredItem?
        mutant.onItem = { mutant, id in
          let item = try await mutant.dataManager.item(withID: id)
          first = first ?? item
          return item
        }
        mutant.onReplace = { mutant, old, new in
          let old = new.isDone ? old : first ?? old
          let new = StoredItem(id: old.id, item: new.item, isDone: new.isDone)
          return try await mutant.dataManager.replace(old, with: new)
        }
      },
      "unchangedIsNotSaved": interactor(\.onReplace) { mutant, old, new in
        guard old != new else { return true }
        return try await mutant.dataManager.replace(old, with: new)
      },

      "deletesNothing": interactor(\.onDelete) { _ in },
      "deleteIsDone": interactor(\.onDelete) { await $0.solution.markItemDone() },
      "deletesTwice": interactor(\.onDeleteItem) { mutant, id in
        let deleted = try await mutant.dataManager.deleteItem(withID: id)
        _ = try? await mutant.dataManager.deleteItem(withID: id)
        return deleted
      },
      "missingCountsAsDeleted": interactor(\.onDeleteItem) { mutant, id in
        try await mutant.dataManager.deleteItem(withID: id) ?? mutant.found
      },
      "failedDeleteCounts": interactor(\.onDeleteItem) { mutant, id in
        do {
          return try await mutant.dataManager.deleteItem(withID: id)
        } catch {
          return mutant.found
        }
      },

      "staleCountsAsDone": interactor(\.onReplace) { mutant, old, new in
        _ = try await mutant.dataManager.replace(old, with: new)
        return true
      },
      "staleIsForced": interactor(\.onReplace) { mutant, old, new in
        if try await mutant.dataManager.replace(old, with: new) { return true }
        guard let now = try await mutant.dataManager.item(withID: old.id) else { return false }
        return try await mutant.dataManager.replace(now, with: new)
      },
      "staleIsAlwaysGone": readingAgain { _, _ in nil },
      "unreadIsGone": readingAgain { try? await $0.dataManager.item(withID: $1) },
      "staleDateComesBack": interactor { mutant in
        var stale: StoredItem?
        mutant.onReplace = { mutant, old, new in
          var new = new
          if let stale, !new.isDone { new.item.dueDate = stale.item.dueDate }
          let isSaved = try await mutant.dataManager.replace(old, with: new)
          stale = isSaved ? nil : old
          return isSaved
        }
      },

      "reportsBeforeSaving": interactor { mutant in
        mutant.onEnd = { _, report in if case .markedItemDone = report { nil } else { report } }
        mutant.onReplace = { mutant, old, new in
          if new.isDone { await mutant.output?.markedItemDone(title: new.item.name) }
          return try await mutant.dataManager.replace(old, with: new)
        }
      },

      "outputIsKept": interactor(\.onOutput) { $0.kept = $0.output },

      "dayOfTheMonth": interactor(\.onChange) { mutant, name, dueDate in
        let days = [mutant.found?.item.dueDate, dueDate].map { date in
          date.map { mutant.calendar.component(.day, from: $0) }
        }
        let date = days[0] == days[1] ? mutant.found?.item.dueDate : nil
        await mutant.solution.changeItem(name: name, dueDate: date ?? dueDate)
      },
      "longNamesAreCut": interactor(\.onChange) { mutant, name, dueDate in
        await mutant.solution.changeItem(name: String(name.prefix(200)), dueDate: dueDate)
      },
      "controlsAreTrimmed": interactor(\.onChange) { mutant, name, dueDate in
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines.union(.controlCharacters))
        await mutant.solution.changeItem(name: name, dueDate: dueDate)
      },
      "cancelledInSilence": interactor(\.onEnd) { Task.isCancelled ? nil : $1 },
      "missingForgets": interactor { mutant in
        var isForgotten = false
        mutant.onItem = { mutant, id in
          let item = try await mutant.dataManager.item(withID: id)
          isForgotten = item == nil
          return item
        }
        mutant.onDelete = { if !isForgotten { await $0.solution.deleteItem() } }
      },
    ]
  }

  // The ways to make a mutant.
  private static let interactor = MutantMaker<Make, InterceptingDetailInteractor>(with: { changed in
    { $0.with { $0.makeInteractor = { changed(InterceptingDetailInteractor($0, $1, $2)) } } }
  })

  // Reads the item like this when it was changed elsewhere.
  private static func readingAgain(
    _ read: @escaping @MainActor (InterceptingDetailInteractor, UUID) async -> StoredItem?
  ) -> Make {
    interactor { mutant in
      var isStale = false
      mutant.onReplace = { mutant, old, new in
        isStale = try await !mutant.dataManager.replace(old, with: new)
        return !isStale
      }
      mutant.onItem = { mutant, id in
        guard isStale else { return try await mutant.dataManager.item(withID: id) }
        isStale = false
        return await read(mutant, id)
      }
    }
  }

  // Saves an edit with this change; the second item has the name and the date as typed.
  private static func typing(_ change: @escaping (inout TodoItem, TodoItem) -> Void) -> Make {
    interactor { mutant in
      var typed: TodoItem?
      mutant.onChange = { mutant, name, dueDate in
        typed = TodoItem(name: name, dueDate: dueDate)
        await mutant.solution.changeItem(name: name, dueDate: dueDate)
      }
      mutant.onReplace = { mutant, old, new in
        var new = new
        if let typed, !new.isDone { change(&new.item, typed) }
        return try await mutant.dataManager.replace(old, with: new)
      }
    }
  }

  // Saves these changes without any check.
  private static func saving(
    _ isSaved: @escaping @MainActor (String, Date, InterceptingDetailInteractor) -> Bool
  ) -> Make {
    interactor(\.onChange) { mutant, name, dueDate in
      guard isSaved(name, dueDate, mutant), let old = mutant.found else {
        return await mutant.solution.changeItem(name: name, dueDate: dueDate)
      }
      var new = old
      new.item = TodoItem(name: name.trimmed, dueDate: dueDate)
      guard (try? await mutant.dataManager.replace(old, with: new)) == true else { return }
      await mutant.output?.changedItem(title: name.trimmed)
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
