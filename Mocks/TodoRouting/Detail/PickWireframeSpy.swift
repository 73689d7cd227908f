import Foundation
import TodoRouting

/// Records each request of the pick screen for another screen.
@MainActor
public final class PickWireframeSpy: PickWireframeInterface, @MainActor CallRecording {
  /// One request.
  public enum Call: Equatable, CustomStringConvertible {
    case presentDetailInterface(for: UUID)

    public var description: String {
      switch self {
      case .presentDetailInterface(let id): "presentDetailInterface(for: \(code: id))"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()

  /// Creates a spy with no calls.
  public init() {}

  public func presentDetailInterface(for id: UUID) { record(.presentDetailInterface(for: id)) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
