/// A priority queue of sleepers' numbers: earliest deadline first, then lowest number.
///
/// It is a binary heap: adding and removing cost the logarithm of the number of sleepers.
nonisolated struct DeadlineHeap<Deadline: Comparable & Sendable>: Sendable {
  private var entries: [(deadline: Deadline, number: Int)] = []

  /// The next number, with its deadline; nil if the heap is empty.
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
