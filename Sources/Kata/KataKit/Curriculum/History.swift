import Foundation

/// A file of a stage after each step, as a learner would have it who follows the suites: the code,
/// or the tests of the steps whose test is the learner's.
///
/// The kit keeps it as one text: in front of each line stand the step that brought it and the step
/// that took it away, as `today..tomorrow|`; nothing before the dots means the starter, nothing
/// behind them means that the line is still there at the end.
package struct History: Equatable, Sendable {
  private struct Line: Equatable {
    var text: Substring
    var steps: Range<Int>
  }

  private let lines: [Line]

  /// The history that the kit carries of a stage's file.
  ///
  /// - Throws: `HistoryError` if the kit's copy is missing or names a step that is not there.
  package init(of file: StageFile, in stage: Stage) throws(HistoryError) {
    try self.init(named: file.typeName, of: stage)
  }

  /// The history that the kit carries of the learner's tests of a stage.
  ///
  /// - Throws: `HistoryError` as that of the code.
  package init(ofTestsOf stage: Stage) throws(HistoryError) {
    try self.init(named: "tests", of: stage)
  }

  private init(named name: String, of stage: Stage) throws(HistoryError) {
    let file = stage.histories.appending(path: "\(name).txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw .missing(file.path)
    }
    try self.init(text, of: stage.steps.map(\.name), in: name)
  }

  /// Reads an annotated text over these steps; `name` is what an error calls it.
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

  /// Whether nothing but blanks and line ends differs between this text and the starter.
  package func isStarter(_ text: String) -> Bool {
    text.filter { !$0.isWhitespace } == starter.filter { !$0.isWhitespace }
  }
}

extension Stage {
  /// The learner's files below `package` that are not as they were found, or cannot be read.
  package func begunFiles(in package: URL) -> [StageFile] {
    files.filter { file in
      let path = package.appending(path: file.exercise)
      guard
        let text = try? String(contentsOf: path, encoding: .utf8),
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
  /// A line without a margin that names steps of the stage in their order, or without its end.
  case unreadable(String, line: Int)

  package var description: String {
    switch self {
    case .missing(let path):
      "The kit's history \(path) cannot be read. Restore it: git checkout -- Sources/Stages"
    case .unreadable(let name, let line):
      """
      Line \(line) of the history \(name) does not begin with two steps of the stage, as in \
      today..tomorrow|, of which either may be left out.
      """
    }
  }
}
