import Foundation
import TodoApp
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The variants of Stage 6; the curriculum describes each of them.
@MainActor
enum AddVariants {
  /// Functions that make them, by name.
  static let all: [String: @MainActor (AddClasses) -> AddClasses] = [
    "otherShapes": { makers in
      AddClasses(
        makeInteractor: { OtherAddInteractor(dataManager: $0, clock: $1, calendar: $2) },
        makePresenter: { OtherAddPresenter(interactor: $0, wireframe: $1) },
        makeWireframe: makers.makeWireframe,
        makeMidnightRefresh: { $0.looking(each: 3600) }
      )
    },
    "wakesEachMinute": { makers in
      var makers = makers
      makers.makeMidnightRefresh = { $0.looking(each: 60) }
      return makers
    },
  ]
}

/// An interactor that finds a refusal first, and then saves.
private final class OtherAddInteractor: AddInteractorSubject {
  weak var output: (any AddInteractorOutput)?
  private let dataManager: any AddDataManagerInterface
  private let clock: any TodoClock
  private let calendar: Calendar

  init(dataManager: any AddDataManagerInterface, clock: any TodoClock, calendar: Calendar) {
    self.dataManager = dataManager
    self.clock = clock
    self.calendar = calendar
  }

  func findEarliestDueDate() {
    guard let today = calendar.dateInterval(of: .day, for: clock.now) else { return }
    output?.foundEarliestDueDate(today.start)
  }

  func saveNewEntry(name: String, dueDate: Date) async {
    let item = TodoItem(name: Self.trimmed(name), dueDate: dueDate)
    if let refusal = refusal(of: item) { return output?.refusedNewEntry(refusal) ?? () }
    do {
      try await dataManager.addNewEntry(item)
      await output?.savedNewEntry()
    } catch {
      output?.failedToSaveNewEntry(UseCaseFailure(error))
    }
  }

  // The date first: which of two reasons is reported is open.
  private func refusal(of item: TodoItem) -> EntryRefusal? {
    if calendar.compare(item.dueDate, to: clock.now, toGranularity: .day) == .orderedAscending {
      return .dueDateBeforeToday
    }
    return item.name.isEmpty ? .emptyName : nil
  }

  // By character; the solution goes by scalar.
  private static func trimmed(_ name: String) -> String {
    let start = name.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// A presenter that keeps an entry only while it is saved.
private final class OtherAddPresenter: AddPresenterSubject {
  weak var view: (any AddViewInterface)?
  weak var delegate: (any AddModuleDelegate)?
  private let interactor: any AddInteractorInput
  private let wireframe: any AddWireframeInterface
  private var typed: (name: String, dueDate: Date)?
  private let reasons: [EntryRefusal: String] = [
    .emptyName: "The item needs a name.", .dueDateBeforeToday: "The due date is before today.",
  ]

  init(interactor: any AddInteractorInput, wireframe: any AddWireframeInterface) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  func updateView() { interactor.findEarliestDueDate() }

  func saveAddAction(name: String, dueDate: Date) async {
    typed = (name, dueDate)
    defer { typed = nil }
    await interactor.saveNewEntry(name: name, dueDate: dueDate)
  }

  func foundEarliestDueDate(_ date: Date) {
    view?.setEntryDueDate(date)
    view?.setMinimumDueDate(date)
  }

  func savedNewEntry() async {
    wireframe.dismissAddInterface()
    if let delegate { await delegate.addModuleDidSaveAddAction() }
  }

  func cancelAddAction() {
    delegate?.addModuleDidCancelAddAction()
    wireframe.dismissAddInterface()
  }

  func refusedNewEntry(_ reason: EntryRefusal) { show(reasons[reason] ?? "") }

  func failedToSaveNewEntry(_ failure: UseCaseFailure) {
    let parts = ["Your to-do item could not be saved", failure.reason].filter { !$0.isEmpty }
    show(parts.joined(separator: ": "))
  }

  private func show(_ message: String) {
    typed.map { view?.setEntryName($0.name) }
    typed.map { view?.setEntryDueDate($0.dueDate) }
    view?.showErrorMessage(message)
  }
}

extension MidnightRefreshParts {
  /// Looks at the day so often, and at its end; the first day is that on which it was made.
  fileprivate func looking(each time: TimeInterval) -> MidnightRefreshFunction {
    var day = calendar.startOfDay(for: todoClock.now)
    return MidnightRefreshFunction {
      while true {
        let now = todoClock.now
        let midnight = calendar.dateInterval(of: .day, for: now)?.end ?? now
        let isOver = calendar.startOfDay(for: now) != day
        guard await hasSlept(until: min(midnight, now + (isOver ? 60 : time))) else { return }
        let today = calendar.startOfDay(for: todoClock.now)
        guard today != day, !isCovered(), !Task.isCancelled else { continue }
        day = today
        await refresh()
      }
    }
  }
}
