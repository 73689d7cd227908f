import Foundation

/// The business rules' source of the current time, so that a test can choose it.
///
/// It is not called `Clock`, because the standard library has a protocol of that name.
public nonisolated protocol TodoClock: Sendable {
  /// The current moment. Two reads may differ, so a use case reads it once per request.
  var now: Date { get }
}
