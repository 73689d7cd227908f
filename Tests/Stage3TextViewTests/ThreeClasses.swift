import Foundation
import InteractorSubjects
import KataCore
import KataTesting
import PresenterSubjects
import TextViewSubjects
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoStorage
import TodoTerminal
import TodoUseCases

/// The classes of the first three stages together, over a fake store.
@MainActor
enum ThreeClasses {
  private static let first = "* Today\n    Call\n\n! Tomorrow\n    Pack  Thursday\n"
  static let expected = first + first + "    Mail  Thursday\n"

  /// The text that the view writes when it appears on Wednesday 21 May 2014, and after an `r`, when
  /// there is another item.
  ///
  /// Interactor and presenter are the learner's if they show this list in front of the solution's
  /// view; otherwise these stages are not done, and their solutions take part.
  static func text() async throws -> String {
    let areDone = try await text(view: .solution, others: nil) == expected
    return try await text(view: nil, others: areDone ? nil : .solution)
  }

  private static func text(
    view: Implementation?,
    others: Implementation?
  ) async throws -> String {
    let dates = FixedCalendar.sundayFirst
    let store = FakeDataStore(records: [
      TodoRecord(id: UUID(), name: "Pack", dueDate: try dates.date("2014-05-22 18:00")),
      TodoRecord(id: UUID(), name: "Call", dueDate: try dates.date("2014-05-21 18:00")),
    ])
    let interactor = try ListInteractorParts(
      dataManager: StoredItems(store: store),
      clock: ControllableClock(now: try dates.date("2014-05-21 09:00")),
      calendar: dates.calendar
    ).make(others)
    let presenter = try ListPresenterParts(
      interactor: interactor,
      wireframe: ListWireframeSpy(),
      calendar: dates.calendar,
      locale: Locale(identifier: "en_US")
    ).make(others)
    let output = TextOutputSpy(columns: 80, width: \.count)
    let view = try ListTextViewParts(eventHandler: presenter, output: output).make(view)
    interactor.output = presenter
    presenter.view = view

    await view.viewWillAppear()
    let due = try dates.date("2014-05-22 19:00")
    try await store.insert(TodoRecord(id: UUID(), name: "Mail", dueDate: due))
    await view.handle("r")

    return output.text
  }
}

/// A data manager that reads the fake store.
private struct StoredItems: ListDataManagerInterface {
  let store: FakeDataStore

  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    try await store.records(dueIn: range).map { TodoItem(name: $0.name, dueDate: $0.dueDate) }
  }
}
