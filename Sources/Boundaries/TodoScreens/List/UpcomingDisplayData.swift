/// The whole list, ready to be shown.
public nonisolated struct UpcomingDisplayData: Equatable, Sendable, CustomStringConvertible {
  /// The sections, in the order of display; none of them is empty.
  public var sections: [UpcomingDisplaySection]

  /// Creates the data from its sections.
  public init(sections: [UpcomingDisplaySection]) {
    self.sections = sections
  }

  public var description: String {
    "UpcomingDisplayData(\(sections))"
  }
}
