import DoubleInterfaces
import Foundation
import TodoDomain

/// A data manager spy, and a way to ask it without leaving the main actor.
///
/// A call through the protocol goes through other threads, and a test cannot know when it arrives.
@MainActor
package struct AskedDataManager {
  /// The spy.
  package let spy: any ListDataManagerSpying
  /// Asks the spy; the spy has recorded the request when the caller continues.
  package let ask: @MainActor (Range<Date>) async throws -> [TodoItem]

  package init(
    spy: any ListDataManagerSpying,
    ask: @escaping @MainActor (Range<Date>) async throws -> [TodoItem]
  ) {
    self.spy = spy
    self.ask = ask
  }
}
