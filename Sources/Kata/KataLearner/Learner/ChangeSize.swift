import Foundation
import KataJudge

/// The size of a change of a text, in lines.
package struct ChangeSize: Equatable, Sendable {
  package var added = 0
  package var removed = 0
  /// Whether the code of a class changed, not only comments, blank lines or tests.
  package var isOfCode = false

  package init(added: Int = 0, removed: Int = 0) {
    self.added = added
    self.removed = removed
  }

  package var lines: Int {
    added.addingReportingOverflow(removed).overflow ? .max : added + removed
  }
}

extension ChangeSize {
  /// Compares two texts; blanks around a line, empty lines and moved lines do not count.
  package init(from old: String, to new: String) {
    var surplus: [String: Int] = [:]
    for line in Self.lines(of: new) { surplus[line, default: 0] += 1 }
    for line in Self.lines(of: old) { surplus[line, default: 0] -= 1 }
    for count in surplus.values {
      added += max(0, count)
      removed += max(0, -count)
    }
  }

  /// The lines without surrounding blanks; empty lines are left out.
  static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }
}
