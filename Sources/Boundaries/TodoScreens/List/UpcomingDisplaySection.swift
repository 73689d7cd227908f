/// One section of the list: a heading, its image, and at least one item.
public nonisolated struct UpcomingDisplaySection: Equatable, Sendable, CustomStringConvertible {
  /// The heading, such as "Later This Week".
  public var name: String
  /// The image next to the heading: `check`, `alarm`, `circle` or `calendar`.
  public var imageName: String
  /// The items, in the order of display.
  public var items: [UpcomingDisplayItem]

  /// Creates a section from its parts.
  public init(name: String, imageName: String, items: [UpcomingDisplayItem]) {
    self.name = name
    self.imageName = imageName
    self.items = items
  }

  public var description: String {
    "\"\(name)\" (\(imageName)): \(items)"
  }
}
