// The finished exercise: the starter, plus the code that was missing.

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
