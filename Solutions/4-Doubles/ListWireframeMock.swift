// Stage 4, the doubles: a wireframe mock compares its calls with the expected ones.
//
// The finished exercise, written from its history.

import DoubleInterfaces
import TodoRouting

@MainActor
public final class ListWireframeMock: ListWireframeMocking {
  private let expected: [ListWireframeCall]
  private var calls: [ListWireframeCall] = []

  public init(expecting calls: [ListWireframeCall]) {
    expected = calls
  }

  public func presentAddInterface() { calls.append(.presentAddInterface) }

  public func mismatch() -> String? {
    calls == expected ? nil : "expected \(expected), got \(calls)"
  }
}
