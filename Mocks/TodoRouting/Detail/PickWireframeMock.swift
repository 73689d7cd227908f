import Foundation
import TodoRouting

/// Expects requests of the pick screen, in order.
@MainActor
public final class PickWireframeMock: PickWireframeInterface, @MainActor CallVerifying {
  /// Records the calls.
  public let spy: PickWireframeSpy
  /// The expected calls, in order.
  public let expected: [PickWireframeSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [PickWireframeSpy.Call]) {
    spy = PickWireframeSpy()
    expected = calls
  }

  public func presentDetailInterface(for id: UUID) { spy.presentDetailInterface(for: id) }
}
