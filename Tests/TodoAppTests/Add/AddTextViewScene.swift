import Foundation
import TodoApp
import TodoMocks

/// What both suites of the add view have to cover.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
protocol AddTextViewSpecs {
  func test_viewWillAppear_asksForTheName() async throws
  func test_handle_name_asksForTheDueDate() async throws
  func test_handle_dueDate_saves() async throws
  func test_handle_emptyDueDate_savesTheOfferedOne() async throws
  func test_handle_noSuchDay_isSaidAndAskedAgain() async throws
  func test_handle_dotAsName_cancels() async throws
  func test_handle_dotAsDueDate_cancels() async throws
  func test_handle_refused_asksAgainWithWhatWasTyped() async throws
  func test_handle_saved_asksNothingMore() async throws
  func test_handle_commandsInTheName_areShownAsData() async throws
  func test_handle_longName_isCutToTheLine() async throws
  func test_showErrorMessage_commands_areShownAsData() async throws
}

/// An add view that offers Wednesday 21 May 2014, on paper of eighty columns.
@MainActor
struct AddTextViewScene {
  static let today = Date(timeIntervalSince1970: 1_400_630_400)
  static let nameQuestion = "Name (. cancels)\n"
  static let dueDateQuestion =
    "Due date, YYYY-MM-DD from 2014-05-21 on [2014-05-21] (. cancels)\n"

  let eventHandler = AddModuleSpy()
  let output = TextOutputSpy(columns: 80, width: \.count)
  let sut: AddTextView

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    sut = AddTextView(eventHandler: eventHandler, output: output, calendar: calendar)
    sut.setMinimumDueDate(Self.today)
    sut.setEntryDueDate(Self.today)
  }

  /// Lets the presenter answer each save as it answers one that failed.
  func refuseSaves(saying message: String) {
    eventHandler.onCall = { [weak sut] call in
      guard case .saveAddAction(let name, let dueDate) = call else { return }
      sut?.setEntryName(name)
      sut?.setEntryDueDate(dueDate)
      sut?.showErrorMessage(message)
    }
  }
}
