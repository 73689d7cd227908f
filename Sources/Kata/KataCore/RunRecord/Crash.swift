/// The known facts about a crash in a test run.
package struct Crash: Equatable, Sendable {
  /// The runtime's message, or the meaning of the signal.
  package var reason: String
  /// The learner's line that led to it, as `Exercises/…/File.swift:31:12`; nil if it is not known.
  package var place: String?

  package init(_ reason: String, at place: String? = nil) {
    self.reason = reason
    self.place = place
  }

  package var text: String { place.map { "\(reason), at \($0)" } ?? reason }
}
