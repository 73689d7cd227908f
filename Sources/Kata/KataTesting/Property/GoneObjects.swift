/// The objects of a scenario that should be gone because nothing owns them any more.
@MainActor
package final class GoneObjects {
  private var objects: [(name: String, isAlive: () -> Bool)] = []

  package init() {}

  package func watch(_ name: String, _ object: AnyObject?) {
    objects.append((name, { [weak object] in object != nil }))
  }

  /// The names of those that live on; each object is looked for once.
  package func survivors() async -> [String] {
    defer { objects = [] }
    // A task that has ended lets go of its objects a moment later, on another thread.
    for _ in 0..<10 where objects.contains(where: { $0.isAlive() }) {
      try? await Task.sleep(for: .milliseconds(1))
    }
    return objects.filter { $0.isAlive() }.map(\.name)
  }
}
