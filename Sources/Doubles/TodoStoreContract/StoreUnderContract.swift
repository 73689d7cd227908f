import TodoStorage

/// A kind of store, and the facts that the contract needs to try it.
package struct StoreUnderContract: Sendable, CustomStringConvertible {
  /// The promises that only some stores make.
  package enum Claim: Sendable {
    /// Inserted records are there when the store is opened again.
    case survivesReopening
    /// The order of the records changes, so that no code relies on it.
    case variesOrder
  }

  package typealias FailingChange =
    @Sendable (any EditableDataStore, TodoRecord) async throws -> Void

  /// One place in which a store of this kind keeps its records.
  package struct Place: Sendable {
    /// Opens the store; it is empty at first.
    package var open: @Sendable () -> any TodoDataStore
    /// Tries an insert that cannot succeed.
    package var failingInsert: @Sendable (any TodoDataStore) async throws -> Void
    /// Tries a read that cannot succeed; nil if nothing can make a read fail.
    package var failingRead: (@Sendable (any TodoDataStore) async throws -> Void)?
    /// Tries to replace that record in a way that cannot succeed; nil if nothing can make it fail.
    package var failingReplace: FailingChange?
    /// Tries to delete that record when it cannot succeed; nil if nothing can make it fail.
    package var failingDelete: FailingChange?
    /// Removes all data.
    package var remove: @Sendable () -> Void = {}
  }

  package let name: String
  package let claims: Set<Claim>
  package let makePlace: @Sendable () throws -> Place

  package var description: String { name }
}
