import Foundation

extension Choices {
  /// An error of the kinds that careless code treats differently; some have this text.
  package mutating func error(_ text: String) -> any Error {
    guard isChosen(onceIn: 2) else { return StoreError(errorDescription: text) }
    return one(of: [
      DiskError(text), StoreError(), CancellationError(), NSError(domain: "Disk", code: 28),
      DriveError.full, CocoaError(.userCancelled), CocoaError(.fileReadNoSuchFile),
    ])
  }
}

/// An error whose description differs from its printed form, and which has further texts to ignore.
package struct StoreError: LocalizedError {
  package let errorDescription: String?
  package let failureReason: String? = "the description is another text"
  package let recoverySuggestion: String? = "try again"

  package init(errorDescription: String? = nil) {
    self.errorDescription = errorDescription
  }
}

private enum DriveError: Error {
  case full
}

extension Error {
  /// The kind of the error and its text; a long text is cut.
  package var shownInScenario: String {
    let text = (self as? any LocalizedError)?.errorDescription ?? String(describing: self)
    return "\(type(of: self)) \(text.shownInScenario)"
  }
}
