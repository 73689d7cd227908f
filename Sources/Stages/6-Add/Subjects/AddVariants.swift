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
    "otherShapes": { _ in
      AddClasses(
        makeInteractor: { OtherAddInteractor(dataManager: $0, clock: $1, calendar: $2) },
        makePresenter: { OtherAddPresenter(interactor: $0, wireframe: $1) },
        makeWireframe: { OtherAddWireframe(rootWireframe: $0, builder: $1) },
        makeMidnightRefresh: { parts in MidnightRefreshFunction { await parts.waitForMidnight() } }
      )
    },
    "wakesEachHour": { makers in
      var makers = makers
      makers.makeMidnightRefresh = { parts in
        MidnightRefreshFunction { await parts.waitForMidnight(nap: 3600) }
      }
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
    let output = output
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

  private static func trimmed(_ name: String) -> String {
    var scalars = name.unicodeScalars[...]
    let whiteSpace = CharacterSet.whitespacesAndNewlines
    while let first = scalars.first, whiteSpace.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, whiteSpace.contains(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// A presenter with one function for each neighbour.
private final class OtherAddPresenter: AddPresenterSubject {
  private enum Ending { case saved, cancelled }

  weak var view: (any AddViewInterface)?
  weak var delegate: (any AddModuleDelegate)?
  private let interactor: any AddInteractorInput
  private let wireframe: any AddWireframeInterface
  private var name = ""
  private var dueDate = Date.distantPast
  private let reasons: [EntryRefusal: String] = [
    .emptyName: "The item needs a name.", .dueDateBeforeToday: "The due date is before today.",
  ]

  init(interactor: any AddInteractorInput, wireframe: any AddWireframeInterface) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  func updateView() { interactor.findEarliestDueDate() }

  func saveAddAction(name: String, dueDate: Date) async {
    (self.name, self.dueDate) = (name, dueDate)
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
    defer { delegate?.addModuleDidCancelAddAction() }
    wireframe.dismissAddInterface()
  }

  func refusedNewEntry(_ reason: EntryRefusal) { show(reasons[reason] ?? "") }

  func failedToSaveNewEntry(_ failure: UseCaseFailure) {
    let parts = ["Your to-do item could not be saved", failure.reason].filter { !$0.isEmpty }
    show(parts.joined(separator: ": "))
  }

  private func show(_ message: String) {
    guard let view else { return }
    view.setEntryName(name)
    view.setEntryDueDate(dueDate)
    view.showErrorMessage(message)
  }
}

/// A wireframe that holds its root weakly in a closure.
private final class OtherAddWireframe: AddWireframeSubject {
  private let root: () -> (any RootWireframeInterface)?
  private let builder: any AddModuleBuilderInterface

  init(rootWireframe: any RootWireframeInterface, builder: any AddModuleBuilderInterface) {
    root = { [weak rootWireframe] in rootWireframe }
    self.builder = builder
  }

  func presentAddInterface() {
    let screen = builder.makeAddScreen()
    root()?.present(screen)
  }

  func dismissAddInterface() { root()?.dismissTopScreen() }
}

extension MidnightRefreshParts {
  /// Compares the day after each nap, which ends at midnight at the latest.
  fileprivate func waitForMidnight(nap: TimeInterval = .infinity) async {
    var day = calendar.startOfDay(for: todoClock.now)
    while !Task.isCancelled {
      let now = todoClock.now
      let today = calendar.startOfDay(for: now)
      if today != day, !isCovered() {
        day = today
        await refresh()
        continue
      }
      let midnight = calendar.dateInterval(of: .day, for: now)?.end ?? now + 60
      let end = today == day ? min(midnight, now + nap) : now + 60
      guard await hasSlept(until: end) else { return }
    }
  }
}
