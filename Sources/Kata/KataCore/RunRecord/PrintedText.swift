import Foundation
import SuiteLedger

/// The text that a test and its code printed to the output of a test process.
package enum PrintedText {
  private static let sign = "\u{1E}kata "

  /// The line after which the output is that of a test; of none without a test.
  package static func mark(_ test: TestID?) -> String {
    "\(sign)\(test.map { "\($0.module) \($0.test)" } ?? "")\n"
  }

  /// The printed lines of each test in an output, without those of the frameworks.
  ///
  /// A framework prints a failure while the test runs: a line with a sign or a place, and then the
  /// lines of the message, which `failures` have, or of the expression. After a trap or a
  /// stop, the rest is about it.
  package static func lines(
    in output: String,
    of framework: Framework,
    besides failures: [FailureMessage]
  ) -> [TestID: [String]] {
    let messages = Set(failures.flatMap { $0.text.split(separator: "\n").map(trimmed) })
    var printed: [TestID: [String]] = [:]
    var test: TestID?
    // The brackets of an expression that a framework prints, and that are still open.
    var open = 0
    for row in output.split(whereSeparator: \.isNewline) {
      if row.hasPrefix(sign) {
        let words = row.dropFirst(sign.count).split(separator: " ", maxSplits: 1).map(String.init)
        test =
          words.count < 2 ? nil : TestID(framework: framework, module: words[0], test: words[1])
        open = 0
        continue
      }
      if open > 0 {
        open += row.openBrackets
        continue
      }
      let line = trimmed(row.replacing(/\u{1B}\[[0-9;]*m/, with: ""))
      let isOfFramework =
        line.first.map("◇✔✘➜↳±".contains) ?? true || line.contains(": error: ")
        || messages.contains(line)
      if isOfFramework, line.contains("Expectation failed: ") { open = row.openBrackets }
      if line.contains(": Fatal error: ")
        || line.contains(" s and was stopped. Is there an endless")
      {
        test = nil
      }
      if let test, !isOfFramework { printed[test, default: []].append(line) }
    }
    return printed
  }

  private static func trimmed(_ line: some StringProtocol) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}

extension Substring {
  // How many more brackets open than close.
  fileprivate var openBrackets: Int {
    reduce(0) { $0 + ("([{".contains($1) ? 1 : ")]}".contains($1) ? -1 : 0) }
  }
}
