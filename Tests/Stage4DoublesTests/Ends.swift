import TodoMocks

/// Collects the ends of requests and sleeps until they are taken.
@MainActor
final class Ends {
  let latch = CountingLatch()
  private var seen: [String] = []

  func add(_ text: String) {
    seen.append(text)
    latch.change(by: 1)
  }

  // Sorted, because no rule says in which order tasks continue.
  func take() -> [String] {
    defer { seen = [] }
    return seen.sorted()
  }
}
