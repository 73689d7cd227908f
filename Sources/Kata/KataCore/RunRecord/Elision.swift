extension [String] {
  /// A limited number of lines; a count replaces those that are left out of the middle.
  package func elided(to limit: Int) -> [String] {
    guard count > limit, limit > 1 else { return self }
    let tail = limit > 3 ? 2 : 0
    let head = limit - tail - 1
    return prefix(head) + ["… and \(count - head - tail) more"] + suffix(tail)
  }

  /// At most five values, or rows of a single value: those around the first that differs from
  /// `others`.
  ///
  /// Of values that fill more than six rows of a board, it is the one that differs.
  func aroundDifference(from others: [String]) -> [String] {
    if let text = first, count == 1, others.count < 2 {
      let rows = text.rows.around(others.first?.rows ?? [])
      return [rows.joined(separator: "\n")]
    }
    let shown = around(others)
    let isLong = [shown, others.around(self)].contains { $0.joined().count > 400 }
    return isLong ? onlyDifference(from: others) : shown
  }

  private func around(_ others: [String]) -> [String] {
    let most = 5
    let common = zip(self, others).prefix { $0 == $1 }.count
    let left = Swift.max(count, others.count) > most && common > 2 ? common - 1 : 0
    let start = left > 0 ? ["… the first \(left) agree"] : []
    let values = indices.dropFirst(left).map { value(at: $0, comparedWith: others) }
    guard values.count > most - start.count else { return start + values }
    let shown = values.prefix(most - 1 - start.count)
    return start + shown + ["… and \(values.count - shown.count) more"]
  }

  private func onlyDifference(from others: [String]) -> [String] {
    let common = zip(self, others).prefix { $0 == $1 }.count
    let start = common == 1 ? ["… the first agrees"] : ["… the first \(common) agree"]
    let shown = common < count ? [value(at: common, comparedWith: others)] : []
    let rest = count - common - shown.count
    return (common > 0 ? start : []) + shown + (rest > 0 ? ["… and \(rest) more"] : [])
  }

  private func value(at index: Int, comparedWith others: [String]) -> String {
    self[index].aroundDifference(from: index < others.count ? others[index] : "")
  }
}

extension String {
  /// At most 20 lines; the middle of a long line is left out.
  var withoutItsMiddle: String {
    guard utf8.count > 1_000 else { return self }
    return rows.elided(to: 20).map(\.lineWithoutItsMiddle).joined(separator: "\n")
  }

  /// The lines, also the empty ones.
  var rows: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  // Three rows of a board.
  fileprivate func aroundDifference(from other: String) -> String {
    let (before, most) = (60, 240)
    guard utf8.count > most, count > most else { return self }
    let common = zip(self, other).prefix { $0 == $1 }.count
    let start = Swift.max(0, Swift.min(common - before, count - most))
    let rest = dropFirst(start)
    return (start > 0 ? "… " : "") + rest.prefix(most) + (rest.count > most ? " …" : "")
  }

  private var lineWithoutItsMiddle: String {
    let (head, tail) = (600, 200)
    guard utf8.count > 1_000, count > head + tail else { return self }
    return "\(prefix(head)) … and \(count - head - tail) more characters … \(suffix(tail))"
  }
}
