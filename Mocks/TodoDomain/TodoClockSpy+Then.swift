import Foundation

nonisolated extension TodoClockSpy {
  /// Creates a clock that shows `first`, then each of `later`, and stays at the last one.
  public convenience init(now first: Date, then later: Date...) {
    self.init(now: later.reduce(.success(first)) { .inTurn($0, .success($1)) })
  }
}
