import Foundation

extension [JournalEntry] {
  /// The time of the first of the latest runs that were all at this step; nil if the last was not.
  public func timeSinceWhichItIsAt(_ step: Step) -> Date? {
    reversed().prefix { $0.stage == step.stage.number && $0.step == step.name }.last?.time
  }
}
