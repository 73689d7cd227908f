import KataCore

/// The message of a failed step: the action, and below it the expected and the actual values.
///
/// The result is the text for a framework's assertion; its parts reach the board directly, without
/// parsing the text again.
package func failureMessage(_ doing: String, expected: String, got: String) -> String {
  carried(FailureMessage(doing, expected: [expected], got: [got]))
}

/// The message for a comparison of values in order, such as calls; texts are in quotes.
///
/// Calls may come late: `later` are the calls after every task ran.
package func failureMessage<Value: CustomStringConvertible>(
  _ doing: String,
  expected: [Value],
  got: [Value],
  later: [Value]? = nil
) -> String {
  let late = (later ?? got).dropFirst(got.count).map(shown)
  return carried(
    FailureMessage(
      doing,
      expected: expected.map(shown),
      got: got.map(shown),
      notes: notes(of: late, after: doing)
    )
  )
}

/// The message for values, if one sentence describes the expected ones.
package func failureMessage<Value: CustomStringConvertible>(
  _ doing: String,
  expected: String,
  got: [Value]
) -> String {
  carried(FailureMessage(doing, expected: [expected], got: got.map(shown)))
}

/// The message for whole texts, one line for each line of them; `later` is the text after every
/// task ran.
package func failureMessage(
  _ doing: String,
  expectedText: String,
  got: String,
  later: String? = nil
) -> String {
  let late = (later ?? got).dropFirst(got.count)
  return carried(
    FailureMessage(
      doing,
      expected: lines(of: expectedText),
      got: lines(of: got),
      notes: notes(of: lines(of: String(late)), after: doing)
    )
  )
}

/// The message for the step of a property: the simplest failing scenario; "" if no scenario failed.
package func failureMessage(_ found: FailureMessage?) -> String {
  found.map(carried) ?? ""
}

/// The text in quotes, with control and invisible characters as escapes.
package func quoted(_ text: String) -> String { printed(text.debugDescription) }

/// The text with control and invisible characters as escapes.
package func printed(_ text: String) -> String {
  // Properties send thousands of texts through here, and most of them are printable ASCII.
  guard text.utf8.contains(where: { $0 >= 0x7F || $0 < 0x20 }) else { return text }
  return text.unicodeScalars
    .map { scalar in
      switch scalar.properties.generalCategory {
      case .spaceSeparator where scalar != " ", .lineSeparator, .control, .format:
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: "\(scalar)"
      }
    }
    .joined()
}

private func notes(of late: [String], after doing: String) -> [String] {
  guard !late.isEmpty else { return [] }
  return [
    """
    \(late.joined(separator: ", ")) came after \(doing) had returned, from a task that is not \
    awaited. Start no Task here; await the call.
    """
  ]
}

private func shown(_ value: some CustomStringConvertible) -> String {
  (value as? String).map(quoted) ?? value.description
}

// One value with several lines: there is no "then" between the lines.
private func lines(of text: String) -> [String] {
  guard !text.isEmpty else { return [] }
  let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
  let whole = rows.dropLast().map { quoted($0 + "\n") }
  let rest = rows.last.map(String.init) ?? ""
  return [(whole + (rest.isEmpty ? [] : [quoted(rest)])).joined(separator: "\n")]
}

private func carried(_ message: FailureMessage) -> String { StageRun.current.carry(message) }
