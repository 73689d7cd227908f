import Foundation

/// The text of one file of a stage after each step: the learner's code, or the tests that the
/// learner writes.
///
/// The kit keeps it as one text. Each line begins with the step that adds it and the step that
/// removes it, as `today..tomorrow|`. Nothing before the dots means the starter; nothing after them
/// means that the line is never removed.
package struct History: Equatable, Sendable {
  private struct Line: Equatable {
    var text: Substring
    var steps: Range<Int>
  }

  private var lines: [Line]

  /// The kit's history of a stage's file.
  ///
  /// - Throws: `HistoryError` if the kit's copy is missing or names an unknown step.
  package init(of file: StageFile, in stage: Stage) throws(HistoryError) {
    try self.init(named: file.typeName, of: stage)
  }

  /// The kit's history of the learner's tests of a stage.
  ///
  /// The kit keeps the tests in Swift Testing. The same tests in XCTest are written from them.
  ///
  /// - Throws: `HistoryError`, as for the code.
  package init(ofTestsOf stage: Stage) throws(HistoryError) {
    try self.init(named: "tests", of: stage)
    guard
      let start = lines.firstIndex(where: { $0.text == XCTestText.ownHead }),
      let end = lines[start...].firstIndex(where: { $0.text == "}" })
    else { return }
    var xctest = lines[start...end].compactMap { line in
      XCTestText.line(for: line.text).map { Line(text: Substring($0), steps: line.steps) }
    }
    xctest.append(Line(text: "", steps: lines[start].steps))
    lines.insert(contentsOf: xctest, at: start)
  }

  private init(named name: String, of stage: Stage) throws(HistoryError) {
    let file = stage.histories.appending(path: "\(name).txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw .missing(file.path)
    }
    try self.init(text, of: stage.steps.map(\.name), in: name)
  }

  /// Reads an annotated text over these steps; `name` is its name in errors.
  package init(_ text: String, of steps: [String], in name: String) throws(HistoryError) {
    var lines: [Line] = []
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard rows.last?.isEmpty ?? true else { throw .unreadable(name, line: rows.count) }
    for (index, line) in rows.dropLast().enumerated() {
      let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      let margin = parts[0].trimmingCharacters(in: .whitespaces).components(separatedBy: "..")
      let first = margin[0].isEmpty ? 0 : steps.firstIndex(of: margin[0]).map { $0 + 1 }
      let end =
        margin.last == "" ? steps.count + 1 : steps.firstIndex(of: margin.last ?? "").map { $0 + 1 }
      guard parts.count == 2, margin.count == 2, let first, let end, first < end else {
        throw .unreadable(name, line: index + 1)
      }
      lines.append(Line(text: parts[1], steps: first..<end))
    }
    self.lines = lines
  }

  /// The file before the first step.
  package var starter: String { text(after: 0) }

  /// The file after the step with this number; 0 is the starter.
  package func text(after step: Int) -> String {
    lines.filter { $0.steps.contains(step) }.map { $0.text + "\n" }.joined()
  }

  /// Whether this text differs from the starter only in blanks and line ends.
  package func isStarter(_ text: String) -> Bool {
    text.filter { !$0.isWhitespace } == starter.filter { !$0.isWhitespace }
  }
}

extension Stage {
  /// Whether the learner has changed one of its files, or one cannot be read.
  package func isBegun(in sources: Sources) -> Bool {
    files.contains { file in
      guard
        let text = sources.text(of: file.exercise),
        let history = try? History(of: file, in: self)
      else { return true }
      return !history.isStarter(text)
    }
  }
}

/// An error in a history of the kit.
package enum HistoryError: Error, Equatable, CustomStringConvertible {
  /// There is no readable file at this path.
  case missing(String)
  /// A line that has no line end, or no margin with steps of the stage in order.
  case unreadable(String, line: Int)

  package var description: String {
    switch self {
    case .missing(let path):
      "The kit's history \(path) cannot be read. Restore it: git checkout -- Sources/Stages"
    case .unreadable(let name, let line):
      """
      Line \(line) of the history \(name) does not begin with two steps of the stage, as in \
      today..tomorrow|; you may leave out either step.
      """
    }
  }
}
