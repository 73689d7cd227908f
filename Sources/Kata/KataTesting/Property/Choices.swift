import TodoMocks

/// The numbers behind a scenario, drawn from a seed or replayed.
///
/// Every decision of a generator is a number from 0 up, and a smaller number must mean something
/// simpler. Then fewer and smaller numbers make a simpler scenario of any kind, and one shrinker
/// works for all. When replayed numbers run out, the rest are 0.
package struct Choices {
  /// The decided numbers, in order.
  package private(set) var made: [Int] = []
  /// The ranges of numbers that made one list element each, including those of inner lists.
  private(set) var elements: [Range<Int>] = []

  /// Whether the numbers are replayed and not drawn.
  var isGiven: Bool { given != nil }

  private var given: ArraySlice<Int>?
  private var generator: SeededGenerator

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  package init(again choices: [Int]) {
    given = choices[...]
    generator = SeededGenerator(seed: 0)
  }

  /// One of the numbers from 0 up to, and not including, `bound`, which is at least 1.
  package mutating func number(below bound: Int) -> Int {
    decide(below: bound) { generator in Int(generator.next() % UInt64(bound)) }
  }

  /// One of these values, the simplest first; there must be at least one.
  package mutating func one<Value>(of values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  /// True once in about `times` calls; false is simpler.
  package mutating func isChosen(onceIn times: Int) -> Bool {
    decide(below: 2) { generator in generator.next() % UInt64(times) == 0 ? 1 : 0 } > 0
  }

  /// A list of at most `limit` elements; a shorter list is simpler.
  ///
  /// A choice before each element decides whether there is one, so that any can be left out.
  package mutating func list<Value>(
    ofAtMost limit: Int,
    atLeast least: Int = 0,
    element: (inout Choices) -> Value
  ) -> [Value] {
    var values: [Value] = []
    let wanted = least + Int(generator.next() % UInt64(limit - least + 1))
    while values.count < limit {
      let start = made.count
      let hasMore = decide(below: 2) { _ in values.count < wanted ? 1 : 0 } > 0
      guard hasMore || values.count < least else { break }
      values.append(element(&self))
      elements.append(start..<made.count)
    }
    return values
  }

  private mutating func decide(
    below bound: Int,
    _ draw: (inout SeededGenerator) -> Int
  ) -> Int {
    let choice = given == nil ? draw(&generator) : given?.popFirst() ?? 0
    let possible = min(max(0, choice), bound - 1)
    made.append(possible)
    return possible
  }
}
