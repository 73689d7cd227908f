import KataCore
import Testing
import TodoMocks
import XCTest

// The assertions of the suites, in pairs: `expect…` is for Swift Testing, `assert…` for XCTest. Both
// have the same arguments, so a suite of one framework can be written from that of the other. The
// place of a failure is the line of the test.

/// Expects these values in order after the act; `later` are the values after every task ran.
package func expectEqual<Value: CustomStringConvertible & Equatable>(
  _ got: [Value],
  _ expected: [Value],
  after act: String,
  later: [Value]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectTrue(
    got == expected,
    failureMessage(act, expected: expected, got: got, later: later),
    sourceLocation: sourceLocation
  )
}

/// Expects this text after the act; `later` is the text after every task ran.
package func expectEqual(
  _ got: String,
  _ expected: String,
  after act: String,
  later: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectTrue(
    got == expected,
    failureMessage(act, expectedText: expected, got: got, later: later),
    sourceLocation: sourceLocation
  )
}

/// Expects that the mock received its expected calls, and no others.
package func expectVerified(
  _ mock: some CallVerifying,
  after act: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectEqual(mock.spy.calls, mock.expected, after: act, sourceLocation: sourceLocation)
}

/// Expects that no scenario of a property failed.
package func expectNil(
  _ failure: FailureMessage?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectTrue(failure == nil, failureMessage(failure), sourceLocation: sourceLocation)
}

/// Expects the condition; the message is made only if the condition is false.
package func expectTrue(
  _ condition: Bool,
  _ message: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(condition, Comment(rawValue: message()), sourceLocation: sourceLocation)
}

/// The assertion of XCTest for `expectEqual`.
package func assertEqual<Value: CustomStringConvertible & Equatable>(
  _ got: [Value],
  _ expected: [Value],
  after act: String,
  later: [Value]? = nil,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  assertTrue(
    got == expected,
    failureMessage(act, expected: expected, got: got, later: later),
    file: file,
    line: line
  )
}

/// The assertion of XCTest for `expectEqual` of texts.
package func assertEqual(
  _ got: String,
  _ expected: String,
  after act: String,
  later: String? = nil,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  assertTrue(
    got == expected,
    failureMessage(act, expectedText: expected, got: got, later: later),
    file: file,
    line: line
  )
}

/// The assertion of XCTest for `expectVerified`.
package func assertVerified(
  _ mock: some CallVerifying,
  after act: String,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  assertEqual(mock.spy.calls, mock.expected, after: act, file: file, line: line)
}

/// The assertion of XCTest for `expectNil`.
package func assertNil(
  _ failure: FailureMessage?,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  assertTrue(failure == nil, failureMessage(failure), file: file, line: line)
}

/// The assertion of XCTest for `expectTrue`.
package func assertTrue(
  _ condition: Bool,
  _ message: @autoclosure () -> String,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertTrue(condition, message(), file: file, line: line)
}
