import Foundation

/// The reason why a use case failed, sent to the presenter instead of thrown.
public nonisolated struct UseCaseFailure: Equatable, Sendable, CustomStringConvertible {
  /// A sentence for people, without an added full stop; may be empty.
  public var reason: String

  /// Creates a failure with the given reason.
  public init(reason: String) {
    self.reason = reason
  }

  /// Uses the `errorDescription` of a `LocalizedError`; an error without one is printed.
  public init(_ error: any Error) {
    reason = (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }

  public var description: String {
    "UseCaseFailure(\"\(reason)\")"
  }
}
