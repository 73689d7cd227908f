/// Marks each call of two lists as alike, missing, unexpected, or out of order.
nonisolated struct CallMarks {
  enum Mark: String {
    case alike = " "
    case missing = "-"
    case unexpected = "+"
    case outOfOrder = "~"
  }

  private(set) var expected: [Mark]
  private(set) var actual: [Mark]

  /// Pairs each call with an equal call in the other list: the first with the first, and so on.
  ///
  /// The longest run of pairs in the same order in both lists is marked as alike. The other pairs
  /// are out of order. A call without a pair is missing or unexpected. The cost is that of sorting,
  /// as long as different calls print differently.
  init<Call: Equatable & CustomStringConvertible>(expected: [Call], actual: [Call]) {
    self.expected = expected.map { _ in .missing }
    self.actual = actual.map { _ in .unexpected }
    let start = zip(expected, actual).prefix { $0 == $1 }.count
    let rest = min(expected.count, actual.count) - start
    let end = zip(expected.reversed(), actual.reversed()).prefix(rest).prefix { $0 == $1 }.count
    for offset in 0..<start { mark(offset, offset, as: .alike) }
    for offset in 0..<end {
      mark(expected.count - 1 - offset, actual.count - 1 - offset, as: .alike)
    }

    var places: [String: [Int]] = [:]
    for index in (start..<(actual.count - end)).reversed() {
      places[actual[index].description, default: []].append(index)
    }
    var pairs: [(expected: Int, actual: Int)] = []
    for index in start..<(expected.count - end) {
      let call = expected[index]
      guard let place = places[call.description]?.lastIndex(where: { actual[$0] == call }),
        let match = places[call.description]?.remove(at: place)
      else { continue }
      pairs.append((index, match))
      mark(index, match, as: .outOfOrder)
    }
    for index in Self.longestRise(in: pairs.map(\.actual)) {
      mark(pairs[index].expected, pairs[index].actual, as: .alike)
    }
  }

  private mutating func mark(_ expectedIndex: Int, _ actualIndex: Int, as mark: Mark) {
    expected[expectedIndex] = mark
    actual[actualIndex] = mark
  }

  /// Returns the indices of a longest increasing subsequence.
  ///
  /// Source: patience sorting; see Aldous and Diaconis, "Longest increasing subsequences", 1999.
  private static func longestRise(in numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before.append(low == 0 ? nil : ends[low - 1])
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: [Int] = []
    var last = ends.last
    while let index = last {
      rise.append(index)
      last = before[index]
    }
    return rise
  }
}
