import Foundation
import Testing
import TodoStorage

/// A kind of store, and what the contract must know to try it.
struct StoreUnderContract: Sendable, CustomTestStringConvertible {
  /// What not every store promises.
  enum Claim {
    /// What was inserted is there when the store is opened again.
    case survivesReopening
    /// The order of the records changes, so that nobody relies on it.
    case variesOrder
  }

  /// One place in which a store of this kind keeps its records.
  struct Place: Sendable {
    /// Opens the store; it is empty at first.
    var open: @Sendable () -> any TodoDataStore
    /// Tries an insert that cannot succeed.
    var failingInsert: @Sendable (any TodoDataStore) async throws -> Void
    /// Tries a read that cannot succeed; nil where nothing makes a read fail at will.
    var failingRead: (@Sendable (any TodoDataStore) async throws -> Void)?
    /// Throws everything away.
    var remove: @Sendable () -> Void = {}
  }

  let name: String
  let claims: Set<Claim>
  let makePlace: @Sendable () throws -> Place

  var testDescription: String { name }
}
