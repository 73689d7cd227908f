import DoubleInterfaces
import Foundation
import TodoDomain

/// A spy of the data manager, and a way to ask it that never leaves the main actor.
///
/// A call through the protocol takes its way over other threads, and nobody could say when it arrives.
@MainActor
package struct AskedDataManager {
  /// The spy.
  package let spy: any ListDataManagerSpying
  /// Asks the spy; when the caller goes on, the request is there.
  package let ask: @MainActor (Range<Date>) async throws -> [TodoItem]
}
