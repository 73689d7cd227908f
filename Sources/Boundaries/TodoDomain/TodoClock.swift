import Foundation

/// Where the business rules read what time it is, so that a test can choose it.
///
/// It is not called `Clock`, which is a protocol of the standard library.
public nonisolated protocol TodoClock: Sendable {
  /// The present moment. Each read may give a later one, so a use case reads it once per request.
  var now: Date { get }
}
