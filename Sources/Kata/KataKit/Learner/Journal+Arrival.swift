import Foundation

extension Collection<JournalEntry> where Self: BidirectionalCollection {
  /// When the learner came to where they are: the time of the first of the latest runs there.
  ///
  /// Runs that did not build say nothing of that, unless there are no others; nil without a run.
  public var arrival: (last: JournalEntry, since: Date)? {
    let judged = reversed().lazy.filter { $0.kind != .buildFailed }
    guard let last = judged.first ?? self.last else { return nil }
    let stay = judged.prefix { $0.stage == last.stage && $0.step == last.step }
    return (last, stay.reduce(last.time) { Swift.min($0, $1.time) })
  }

  /// When the learner came to this step; nil if the last run was not there.
  public func arrival(at step: Step) -> Date? {
    arrival.flatMap { last, since in
      last.stage == step.stage && last.step == step.name ? since : nil
    }
  }
}
