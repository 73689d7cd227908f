import TodoStorage

/// A kind of store, and the facts that the contract needs to try it.
package struct StoreUnderContract: Sendable, CustomStringConvertible {
  /// A call that must throw; a replacement or a deletion tries to change that record.
  package typealias FailingCall = @Sendable (TodoRecord) async throws -> Void

  /// One new store, and what can happen to it.
  package struct Place: Sendable {
    /// The store; it is empty at first.
    package var store: any TodoDataStore
    /// Opens the store again; nil if its records are lost then.
    package var reopen: (@Sendable () -> any TodoDataStore)?
    package var failingInsert: FailingCall
    /// Nil if nothing can make a read fail; the same for the changes below.
    package var failingRead: FailingCall?
    package var failingReplace: FailingCall?
    package var failingDelete: FailingCall?
    /// Removes all data.
    package var remove: @Sendable () -> Void = {}
  }

  /// The name of this kind.
  package let description: String
  /// Whether the order of the records changes, so that no code relies on it.
  package var variesOrder = false
  package let makePlace: @Sendable () throws -> Place
}
