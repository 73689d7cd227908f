import Foundation
import TodoApp
import TodoMocks
import XCTest

@MainActor
final class AddTextViewXCTests: XCTestCase, AddTextViewSpecs {
  private let today = AddTextViewScene.today
  private lazy var scene = AddTextViewScene()

  func test_viewWillAppear_asksForTheName() async throws {
    await scene.sut.viewWillAppear()

    XCTAssertEqual(scene.eventHandler.calls, [.updateView])
    XCTAssertEqual(scene.output.text, AddTextViewScene.nameQuestion)
  }

  func test_handle_name_asksForTheDueDate() async throws {
    await scene.sut.handle("Pack")

    XCTAssertEqual(scene.output.text, AddTextViewScene.dueDateQuestion)
    XCTAssertEqual(scene.eventHandler.calls, [])
  }

  func test_handle_dueDate_saves() async throws {
    await scene.sut.handle(" Pack ")
    await scene.sut.handle(" 2014-05-22 ")

    let tomorrow = today.addingTimeInterval(86_400)
    XCTAssertEqual(scene.eventHandler.calls, [.saveAddAction(name: " Pack ", dueDate: tomorrow)])
  }

  func test_handle_emptyDueDate_savesTheOfferedOne() async throws {
    await scene.sut.handle("Pack")
    await scene.sut.handle("")

    XCTAssertEqual(scene.eventHandler.calls, [.saveAddAction(name: "Pack", dueDate: today)])
  }

  func test_handle_noSuchDay_isSaidAndAskedAgain() async throws {
    await scene.sut.handle("Pack")
    await scene.sut.handle("2014-02-30")

    XCTAssertEqual(
      scene.output.text,
      AddTextViewScene.dueDateQuestion
        + "Error: There is no day 2014-02-30; write a day as YYYY-MM-DD.\n"
        + AddTextViewScene.dueDateQuestion
    )
    XCTAssertEqual(scene.eventHandler.calls, [])
  }

  func test_handle_dotAsName_cancels() async throws {
    await scene.sut.handle(".")

    XCTAssertEqual(scene.eventHandler.calls, [.cancelAddAction])
    XCTAssertEqual(scene.output.text, "")
  }

  func test_handle_dotAsDueDate_cancels() async throws {
    await scene.sut.handle("Pack")
    await scene.sut.handle(".")

    XCTAssertEqual(scene.eventHandler.calls, [.cancelAddAction])
    XCTAssertEqual(scene.output.text, AddTextViewScene.dueDateQuestion)
  }

  func test_handle_refused_asksAgainWithWhatWasTyped() async throws {
    scene.refuseSaves(saying: "The due date is before today.")
    await scene.sut.handle("Pack")
    await scene.sut.handle("2014-05-20")
    await scene.sut.handle("")
    await scene.sut.handle("")

    let save = AddModuleSpy.Call.saveAddAction(
      name: "Pack",
      dueDate: today.addingTimeInterval(-86_400)
    )
    let error = "Error: The due date is before today.\nName [Pack] (. cancels)\n"
    XCTAssertEqual(scene.eventHandler.calls, [save, save])
    XCTAssertEqual(
      scene.output.text,
      AddTextViewScene.dueDateQuestion + error
        + "Due date, YYYY-MM-DD from 2014-05-21 on [2014-05-20] (. cancels)\n" + error
    )
  }

  func test_handle_saved_asksNothingMore() async throws {
    await scene.sut.handle("Pack")
    await scene.sut.handle("")

    XCTAssertEqual(scene.output.text, AddTextViewScene.dueDateQuestion)
  }

  func test_handle_commandsInTheName_areShownAsData() async throws {
    scene.refuseSaves(saying: "No.")
    await scene.sut.handle("\u{1B}[2J\u{202E}")
    await scene.sut.handle("\u{1B}]0;")
    await scene.sut.handle("")

    XCTAssertTrue(scene.output.text.contains("Name [\u{FFFD}[2J\u{FFFD}] (. cancels)\n"))
    XCTAssertTrue(scene.output.text.contains("no day \u{FFFD}]0;; write"))
    XCTAssertFalse(scene.output.text.contains("\u{1B}"))
    XCTAssertFalse(scene.output.text.contains("\u{202E}"))
  }

  func test_handle_longName_isCutToTheLine() async throws {
    let name = String(repeating: "x", count: 10_000)
    scene.refuseSaves(saying: "No.")
    await scene.sut.handle(name)
    await scene.sut.handle("")
    await scene.sut.handle("")
    await scene.sut.handle("")

    let cut = String(repeating: "x", count: 60) + "…"
    XCTAssertTrue(scene.output.text.contains("Name [\(cut)] (. cancels)\n"))
    XCTAssertEqual(scene.eventHandler.calls.last, .saveAddAction(name: name, dueDate: today))
  }

  func test_showErrorMessage_commands_areShownAsData() async throws {
    scene.sut.showErrorMessage("No room for /x\u{1B}c\n")

    XCTAssertEqual(scene.output.text, "Error: No room for /x\u{FFFD}c\u{FFFD}\n")
  }
}
