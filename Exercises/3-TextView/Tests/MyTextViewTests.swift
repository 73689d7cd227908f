// Your own tests of Stage 3, for the steps that ask for a test. Write the test first, see it fail
// for the right reason, then write the code. Use XCTest or Swift Testing: one of them is enough.
//
// let (sut, eventHandler, output) = try makeSUT()
// await sut.viewWillAppear()
//
// Now compare eventHandler.calls, the whole list, with the calls that you expect. Their type is
// ListModuleSpy.Call, in Mocks/TodoScreens/List. All the written text is in output.text.

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
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyTextViewSwiftTests {
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
