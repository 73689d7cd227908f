// Stage 4, the doubles: a wireframe mock compares its calls with the expected ones.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  this file; the tests you write yourself go into the folder Tests next to it.
// Stuck: Guide.md, "Stage 4: the doubles", has a paragraph for each step.

import DoubleInterfaces
import TodoRouting

@MainActor
public final class ListWireframeMock: ListWireframeMocking {
  private let expected: [ListWireframeCall]

  public init(expecting calls: [ListWireframeCall]) {
    expected = calls
  }

  public func presentAddInterface() {}

  public func mismatch() -> String? { nil }
}
