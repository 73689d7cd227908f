import Foundation
import TodoApp
import TodoMocks

/// An add view that offers Wednesday 21 May 2014, on an output of eighty columns.
@MainActor
struct AddTextViewFixture {
  static let today = Date(timeIntervalSince1970: 1_400_630_400)
  static let dueDateQuestion =
    "Due date, YYYY-MM-DD from 2014-05-21 on [2014-05-21] (. cancels)\n"

  let eventHandler = AddModuleSpy()
  let output = TextOutputSpy(columns: 80, width: \.count)
  let sut: AddTextView

  init() {
    sut = AddTextView(eventHandler: eventHandler, output: output, calendar: .gregorian(in: "GMT"))
    sut.setMinimumDueDate(Self.today)
    sut.setEntryDueDate(Self.today)
  }

  /// Lets the presenter answer each save with an error.
  func refuseSaves(saying message: String) {
    eventHandler.onCall = { [weak sut] call in
      guard case .saveAddAction(let name, let dueDate) = call else { return }
      sut?.setEntryName(name)
      sut?.setEntryDueDate(dueDate)
      sut?.showErrorMessage(message)
    }
  }
}
