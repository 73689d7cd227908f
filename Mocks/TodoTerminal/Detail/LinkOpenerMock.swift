import Foundation
import TodoTerminal

/// Expects links to open, in order, and returns the stubbed answers.
@MainActor
public final class LinkOpenerMock: LinkOpener, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: LinkOpenerSpy
  /// The expected calls, in order.
  public let expected: [LinkOpenerSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [LinkOpenerSpy.Call], open: StubbedAnswer<URL, Bool, Never>) {
    spy = LinkOpenerSpy(open: open)
    expected = calls
  }

  public func open(_ link: URL) async -> Bool { await spy.open(link) }
}
