import Foundation

/// The size of a change of a text, in lines.
package struct ChangeSize: Equatable, Sendable {
  package var added = 0
  package var removed = 0
  /// Whether the code of a class changed, not only comments, blank lines or tests.
  package var isOfCode = false

  package var lines: Int {
    added.addingReportingOverflow(removed).overflow ? .max : added + removed
  }
}

extension ChangeSize {
  // Above this many lines between the common beginning and end, it counts as a new text.
  private static let mostCompared = 1_000

  /// Compares two texts; blanks around a line and empty lines do not count.
  package init(from old: String, to new: String) {
    var old = Self.lines(of: old)[...]
    var new = Self.lines(of: new)[...]
    while let line = old.first, line == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let line = old.last, line == new.last {
      old.removeLast()
      new.removeLast()
    }
    guard old.count <= Self.mostCompared, new.count <= Self.mostCompared else {
      self.init(added: new.count, removed: old.count)
      return
    }
    let difference = Array(new).difference(from: Array(old))
    self.init(added: difference.insertions.count, removed: difference.removals.count)
  }

  /// The lines without surrounding blanks; empty lines are left out.
  static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }
}
