import Foundation

/// The pick screen's requests for another screen.
@MainActor
public protocol PickWireframeInterface {
  /// Puts a new screen for the item with this identifier on top.
  func presentDetailInterface(for id: UUID)
}
