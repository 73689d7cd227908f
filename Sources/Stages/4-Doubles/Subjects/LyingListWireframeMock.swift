import DoubleInterfaces
import TodoRouting

/// A mock whose judgement is a parameter.
@MainActor
final class LyingListWireframeMock: ListWireframeMocking {
  private let expected: [ListWireframeCall]
  private var calls: [ListWireframeCall] = []
  private let judge: (_ expected: [ListWireframeCall], _ got: [ListWireframeCall]) -> String?

  init(
    expecting calls: [ListWireframeCall],
    judge: @escaping (_ expected: [ListWireframeCall], _ got: [ListWireframeCall]) -> String?
  ) {
    expected = calls
    self.judge = judge
  }

  func presentAddInterface() { calls.append(.presentAddInterface) }

  func mismatch() -> String? { judge(expected, calls) }
}
