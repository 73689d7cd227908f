/// The sleepers' numbers, ready to be taken by deadline, and by number where deadlines are equal.
///
/// A binary heap: adding and taking cost the logarithm of the number of sleepers.
nonisolated struct DeadlineHeap<Deadline: Comparable & Sendable>: Sendable {
  private var entries: [(deadline: Deadline, number: Int)] = []

  /// The number to be taken next, with its deadline; nil if there is none.
  var first: (deadline: Deadline, number: Int)? { entries.first }

  mutating func insert(_ number: Int, deadline: Deadline) {
    entries.append((deadline, number))
    var child = entries.count - 1
    while child > 0, entries[child] < entries[(child - 1) / 2] {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() {
    guard let last = entries.popLast(), !entries.isEmpty else { return }
    entries[0] = last
    var parent = 0
    while let child = smallestChild(of: parent), entries[child] < entries[parent] {
      entries.swapAt(child, parent)
      parent = child
    }
  }

  private func smallestChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    guard left < entries.count else { return nil }
    return left + 1 < entries.count && entries[left + 1] < entries[left] ? left + 1 : left
  }
}
