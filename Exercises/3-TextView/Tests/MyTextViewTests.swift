// Your own tests of Stage 3, for the steps that ask for them. Write the test first, see it red for
// the right reason, then write the code. XCTest or Swift Testing, as you like; one is enough.
//
// let (sut, eventHandler, output) = try makeSUT()
// await sut.viewWillAppear()
//
// Now compare eventHandler.calls, the whole list, with a list of your own; what can stand in it is
// ListModuleSpy.Call in Mocks/TodoScreens/List. All that was written is output.text.

import KataTesting
import Testing
import TextViewSubjects
import TodoMocks
import TodoScreens
import TodoTerminal
import XCTest

/// XCTest: every method is `async`, its name begins with `test`.
@MainActor
final class MyTextViewTests: StageTestCase {
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyTextViewSwiftTests {
}

/// The text view under test, the spy that it talks to, and the paper that it writes on.
@MainActor
private func makeSUT() throws -> (
  sut: any ListTextViewSubject, eventHandler: ListModuleSpy, output: TextOutputSpy
) {
  let eventHandler = ListModuleSpy()
  let output = TextOutputSpy(columns: 80, width: \.count)
  let sut = try ListTextViewParts(eventHandler: eventHandler, output: output).make()
  return (sut, eventHandler, output)
}
