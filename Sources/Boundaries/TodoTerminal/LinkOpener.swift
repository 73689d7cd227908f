import Foundation

/// Opens links in another program.
@MainActor
public protocol LinkOpener {
  /// Opens the link; false if no program could.
  func open(_ link: URL) async -> Bool
}
