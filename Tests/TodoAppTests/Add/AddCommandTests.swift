import Foundation
import TodoApp
import TodoMocks
import TodoUseCases
import XCTest

@MainActor
final class AddCommandTests: XCTestCase {
  private let today = AddInteractorFixture.today
  private let output = TextOutputSpy(columns: 80, width: \.count)

  private func makeSUT(
    answer: @escaping (AddCommand) async -> Void = { _ in }
  ) -> (sut: AddCommand, interactor: AnsweringInteractor) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    let interactor = AnsweringInteractor(today: today, answer: answer)
    let sut = AddCommand(interactor: interactor, output: output, calendar: calendar)
    interactor.command = sut
    return (sut, interactor)
  }

  /// A saved item is printed with its day, and its name does not command the terminal.
  func test_add_saved_isPrinted() async {
    let (sut, interactor) = makeSUT { await $0.savedNewEntry() }

    let outcome = await sut.add(name: "Pack\u{1B}c", due: today.addingTimeInterval(86_400))

    XCTAssertEqual(outcome, .saved)
    XCTAssertEqual(output.text, "Added Pack\u{FFFD}c, due 2014-05-22.\n")
    XCTAssertEqual(interactor.saved, ["Pack\u{1B}c \(today.addingTimeInterval(86_400))"])
  }

  /// The printed name is the saved one, without white space around it.
  func test_add_blanksAroundTheName_areNotPrinted() async {
    let (sut, _) = makeSUT { await $0.savedNewEntry() }

    _ = await sut.add(name: " \tBuy  tea\n", due: nil)

    XCTAssertEqual(output.text, "Added Buy  tea, due 2014-05-21.\n")
  }

  /// An item without a day is due today.
  func test_add_noDay_isDueToday() async {
    let (sut, interactor) = makeSUT { await $0.savedNewEntry() }

    _ = await sut.add(name: "Pack", due: nil)

    XCTAssertEqual(interactor.saved, ["Pack \(today)"])
  }

  /// A refused item and a failed save are errors, and nothing is written.
  func test_add_notSaved_isNoSuccess() async {
    let refused = makeSUT { $0.refusedNewEntry(.dueDateBeforeToday) }.sut
    let failed = makeSUT { $0.failedToSaveNewEntry(UseCaseFailure(reason: "full")) }.sut
    let silent = makeSUT().sut

    let outcomes = [
      await refused.add(name: "Pack", due: nil), await failed.add(name: "Pack", due: nil),
      await silent.add(name: "Pack", due: nil),
    ]

    XCTAssertEqual(
      outcomes,
      [
        .refused("The due date is before today."),
        .failed("Your to-do item could not be saved: full"),
        .failed("Your to-do item could not be saved"),
      ]
    )
    XCTAssertEqual(output.text, "")
  }
}

/// Reports an answer to the command for each entry.
@MainActor
private final class AnsweringInteractor: AddInteractorInput {
  weak var command: AddCommand?
  private(set) var saved: [String] = []
  private let today: Date
  private let answer: (AddCommand) async -> Void

  init(today: Date, answer: @escaping (AddCommand) async -> Void) {
    self.today = today
    self.answer = answer
  }

  func findEarliestDueDate() { command?.foundEarliestDueDate(today) }

  func saveNewEntry(name: String, dueDate: Date) async {
    saved.append("\(name) \(dueDate)")
    if let command { await answer(command) }
  }
}
