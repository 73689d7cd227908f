// The tests that Stage 3 leaves to the learner, in both frameworks.

import KataTesting
import Testing
import TextViewSubjects
import TodoMocks
import TodoScreens
import TodoTerminal
import XCTest

/// XCTest: every method is `async`, and its name begins with `test`.
@MainActor
final class MyTextViewTests: StageTestCase {
  func test_handle_a_addsAnEntryAndNothingElse() async throws {
    let (sut, eventHandler, _) = try makeSUT()

    await sut.handle("a")

    XCTAssertEqual(eventHandler.calls, [.addNewEntry])
  }

  func test_handle_r_updatesTheViewAndNothingElse() async throws {
    let (sut, eventHandler, _) = try makeSUT()

    await sut.handle("r")

    XCTAssertEqual(eventHandler.calls, [.updateView])
  }

  func test_handle_unknownWord_getsTheUsageLineAndCallsNobody() async throws {
    let (sut, eventHandler, output) = try makeSUT()

    await sut.handle("x")
    await sut.handle("x")

    let usage = "Unknown command. a add, r refresh, ? help, q quit\n"
    XCTAssertEqual(output.text, usage + usage)
    XCTAssertEqual(eventHandler.calls, [])
  }

  func test_handle_wordThatBeginsLikeACommand_isUnknown() async throws {
    let (sut, eventHandler, output) = try makeSUT()

    await sut.handle("apple")

    XCTAssertEqual(output.text, "Unknown command. a add, r refresh, ? help, q quit\n")
    XCTAssertEqual(eventHandler.calls, [])
  }

  func test_showErrorMessage_isALineAndTheNextListIsComplete() async throws {
    let (sut, _, output) = try makeSUT()
    let item = UpcomingDisplayItem(title: "Pack", dueDay: "")
    let today = UpcomingDisplaySection(name: "Today", imageName: "check", items: [item])

    sut.showErrorMessage("The disk is gone")
    XCTAssertEqual(output.text, "Error: The disk is gone\n")

    sut.showUpcomingDisplayData(UpcomingDisplayData(sections: [today]))

    XCTAssertEqual(output.text, "Error: The disk is gone\n* Today\n    Pack\n")
  }
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyTextViewSwiftTests {
  @Test("a adds an entry, and nothing else happens")
  func test_handle_a_addsAnEntryAndNothingElse() async throws {
    let (sut, eventHandler, _) = try makeSUT()

    await sut.handle("a")

    #expect(eventHandler.calls == [.addNewEntry])
  }

  @Test("r updates the view, and nothing else happens")
  func test_handle_r_updatesTheViewAndNothingElse() async throws {
    let (sut, eventHandler, _) = try makeSUT()

    await sut.handle("r")

    #expect(eventHandler.calls == [.updateView])
  }

  @Test("An unknown command shows the usage line and makes no call")
  func test_handle_unknownWord_getsTheUsageLineAndCallsNobody() async throws {
    let (sut, eventHandler, output) = try makeSUT()

    await sut.handle("x")
    await sut.handle("x")

    let usage = "Unknown command. a add, r refresh, ? help, q quit\n"
    #expect(output.text == usage + usage)
    #expect(eventHandler.calls == [])
  }

  @Test("A word that begins like a command is an unknown command")
  func test_handle_wordThatBeginsLikeACommand_isUnknown() async throws {
    let (sut, eventHandler, output) = try makeSUT()

    await sut.handle("apple")

    #expect(output.text == "Unknown command. a add, r refresh, ? help, q quit\n")
    #expect(eventHandler.calls == [])
  }

  @Test("Shows an error as a line, and the next list in full")
  func test_showErrorMessage_isALineAndTheNextListIsComplete() async throws {
    let (sut, _, output) = try makeSUT()
    let item = UpcomingDisplayItem(title: "Pack", dueDay: "")
    let today = UpcomingDisplaySection(name: "Today", imageName: "check", items: [item])

    sut.showErrorMessage("The disk is gone")
    #expect(output.text == "Error: The disk is gone\n")

    sut.showUpcomingDisplayData(UpcomingDisplayData(sections: [today]))

    #expect(output.text == "Error: The disk is gone\n* Today\n    Pack\n")
  }
}

/// The text view under test, the spy of its event handler, and the spy of its output.
@MainActor
private func makeSUT() throws -> (
  sut: any ListTextViewSubject, eventHandler: ListModuleSpy, output: TextOutputSpy
) {
  let eventHandler = ListModuleSpy()
  let output = TextOutputSpy(columns: 80, width: \.count)
  let sut = try ListTextViewParts(eventHandler: eventHandler, output: output).make()
  return (sut, eventHandler, output)
}
