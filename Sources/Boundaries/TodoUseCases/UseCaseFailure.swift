import Foundation

/// Why a use case could not be carried out, told to the presenter instead of thrown.
public nonisolated struct UseCaseFailure: Equatable, Sendable, CustomStringConvertible {
  /// A sentence for people, without a final full stop of ours; may be empty.
  public var reason: String

  /// Creates a failure with the given reason.
  public init(reason: String) {
    self.reason = reason
  }

  /// Takes over the error's own description: a `LocalizedError`'s if it has one, else the printed error.
  public init(_ error: any Error) {
    reason = (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }

  public var description: String {
    "UseCaseFailure(\"\(reason)\")"
  }
}
