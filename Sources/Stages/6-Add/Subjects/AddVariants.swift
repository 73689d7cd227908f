import AddSolution
import Foundation
import KataTesting
import TodoApp
import TodoClasses
import TodoDomain
import TodoRouting
import TodoScreens
import TodoUseCases

/// The variants of Stage 6; the curriculum describes each of them.
@MainActor
enum AddVariants {
  /// Functions that make them, by name.
  static let all: [String: @MainActor (AddClasses) -> AddClasses] = [
    "otherShapes": { _ in
      AddClasses(
        makeInteractor: otherInteractor,
        makePresenter: otherPresenter,
        makeWireframe: { InterceptingAddWireframe($0, $1) },
        makeMidnightRefresh: { $0.looking(each: 3600) }
      )
    },
    "wakesTwiceAMinute": { $0.with { $0.makeMidnightRefresh = { $0.looking(each: 30) } } },
  ]

  /// An interactor that finds a refusal first, and then saves.
  private static func otherInteractor(
    _ dataManager: any AddDataManagerInterface,
    _ clock: any TodoClock,
    _ calendar: Calendar
  ) -> any AddInteractorSubject {
    let other = InterceptingAddInteractor(dataManager, clock, calendar)
    other.onFind = { other in
      guard let today = calendar.dateInterval(of: .day, for: clock.now) else { return }
      other.output?.foundEarliestDueDate(today.start)
    }
    other.onSave = { other, name, dueDate in
      // By character; the solution goes by scalar.
      let start = name.drop(while: \.isWhitespace)
      let trimmed = String(start.reversed().drop(while: \.isWhitespace).reversed())
      // The date first: which of two reasons is reported is open.
      if calendar.compare(dueDate, to: clock.now, toGranularity: .day) == .orderedAscending {
        other.output?.refusedNewEntry(.dueDateBeforeToday)
      } else if trimmed.isEmpty {
        other.output?.refusedNewEntry(.emptyName)
      } else {
        await other.save(TodoItem(name: trimmed, dueDate: dueDate))
      }
    }
    return other
  }

  /// A presenter that keeps an entry only while it is saved.
  private static func otherPresenter(
    _ interactor: any AddInteractorInput,
    _ wireframe: any AddWireframeInterface
  ) -> any AddPresenterSubject {
    let other = InterceptingAddPresenter(interactor, wireframe)
    other.onFound = { other, date in
      other.view?.setEntryDueDate(date)
      other.view?.setMinimumDueDate(date)
    }
    other.onCancel = { other in
      other.delegate?.addModuleDidCancelAddAction()
      other.wireframe.dismissAddInterface()
    }
    var isSaving = false
    other.onSave = { other, name, dueDate in
      isSaving = true
      await other.solution.saveAddAction(name: name, dueDate: dueDate)
      isSaving = false
    }
    other.onName = { if isSaving { $0.view?.setEntryName($1) } }
    other.onDate = { if isSaving { $0.view?.setEntryDueDate($1) } }
    return other
  }
}

extension MidnightRefreshParts {
  /// Sleeps at most so long at a time; the first day is that on which it was made.
  fileprivate func looking(each time: TimeInterval) -> MidnightRefreshFunction {
    var changed = self
    changed.clock = ChangedSleep { [clock] in try await clock.sleep(for: min($0, .seconds(time))) }
    let made = AddClasses.solution.makeMidnightRefresh(changed)
    return MidnightRefreshFunction { await made.run() }
  }
}
