/// Counts the turns of a wheel.
public protocol TurnCounting {
  /// The turns so far.
  var count: Int { get }
  mutating func turn()
}

/// The app's counter.
public struct TurnCounter: TurnCounting {
  public private(set) var count = 0

  public init() {}

  public mutating func turn() { count += 1 }
}
