import TodoStorage

/// A kind of store, and the facts that the contract needs to try it.
package struct StoreUnderContract: Sendable, CustomStringConvertible {
  /// One new store, and what can happen to it.
  package struct Place: Sendable {
    /// The store; it is empty at first.
    package var store: any TodoDataStore
    /// Whether the order of the records changes, so that no code relies on it.
    package var variesOrder = false
    /// Opens the store again; nil if its records are lost then.
    package var reopen: (@Sendable () -> any TodoDataStore)?
    /// Makes a call while the store is broken, so that the call fails; nil if nothing breaks it.
    package var whileBroken: (@Sendable (@Sendable () async throws -> Void) async throws -> Void)?
    /// Removes all data.
    package var remove: @Sendable () -> Void = {}
  }

  /// The name of this kind.
  package let description: String
  package let makePlace: @Sendable () throws -> Place
}
