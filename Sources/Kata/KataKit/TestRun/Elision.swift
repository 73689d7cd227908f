extension [String] {
  /// A limited number of lines; a count replaces those that are left out of the middle.
  package func elided(to limit: Int) -> [String] {
    guard count > limit, limit > 1 else { return self }
    let tail = limit > 3 ? 2 : 0
    let head = limit - tail - 1
    return prefix(head) + ["… and \(count - head - tail) more"] + suffix(tail)
  }

  /// At most 20 values; the middle of a long value is left out.
  var shortened: [String] { elided(to: 20).map(\.withoutItsMiddle) }
}

extension String {
  /// At most 20 lines; the middle of a long line is left out.
  var withoutItsMiddle: String {
    guard utf8.count > 1_000 else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .elided(to: 20)
      .map(\.lineWithoutItsMiddle)
      .joined(separator: "\n")
  }

  private var lineWithoutItsMiddle: String {
    let (head, tail) = (600, 200)
    guard utf8.count > 1_000, count > head + tail else { return self }
    return "\(prefix(head)) … and \(count - head - tail) more characters … \(suffix(tail))"
  }
}
