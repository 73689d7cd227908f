import Foundation
import TodoRouting

/// Expects requests of the detail presenter, in order, and returns the stubbed answers.
@MainActor
public final class DetailWireframeMock: DetailWireframeInterface, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: DetailWireframeSpy
  /// The expected calls, in order.
  public let expected: [DetailWireframeSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [DetailWireframeSpy.Call],
    openLink: StubbedAnswer<URL, Bool, Never>
  ) {
    spy = DetailWireframeSpy(openLink: openLink)
    expected = calls
  }

  public func dismissDetailInterface() { spy.dismissDetailInterface() }

  public func openLink(_ link: URL) async -> Bool { await spy.openLink(link) }
}
