import Foundation

/// The wireframe's request to the builder, which alone knows the classes of the detail module.
@MainActor
public protocol DetailModuleBuilderInterface {
  /// Returns the screen of a new detail module for the item with this identifier.
  ///
  /// The screen keeps its module alive.
  func makeDetailScreen(for id: UUID) -> any TextScreen
}
