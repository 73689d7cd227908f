extension Array where Element: Sendable {
  /// The results in the order of the elements; a limited number of elements is worked on at a time.
  ///
  /// - Throws: The first error; elements that have not begun by then do not begin.
  package func concurrentMap<Value: Sendable>(
    atMost limit: Int,
    _ transform: @escaping @Sendable (Element) async throws -> Value
  ) async throws -> [Value] {
    var values: [Int: Value] = [:]
    var waiting = indices
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
      func startNext() {
        guard let index = waiting.popFirst() else { return }
        group.addTask { (index, try await transform(self[index])) }
      }
      for _ in 0..<Swift.max(1, limit) { startNext() }
      while let (index, value) = try await group.next() {
        values[index] = value
        startNext()
      }
    }
    return indices.compactMap { values[$0] }
  }
}
