import TodoMocks

/// What has ended since it was asked last.
@MainActor
final class Ends {
  let latch = CountingLatch()
  private var seen: [String] = []

  func add(_ text: String) {
    seen.append(text)
    latch.change(by: 1)
  }

  // In which order tasks go on is nobody's rule.
  func take() -> [String] {
    defer { seen = [] }
    return seen.sorted()
  }
}
