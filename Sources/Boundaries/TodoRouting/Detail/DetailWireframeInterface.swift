import Foundation

/// The detail presenter's requests for another screen, or another program.
@MainActor
public protocol DetailWireframeInterface {
  /// Removes the top screen, which is the detail screen; the screen below appears unchanged.
  func dismissDetailInterface()
  /// Opens the link outside of the app; false if that failed.
  func openLink(_ link: URL) async -> Bool
}
