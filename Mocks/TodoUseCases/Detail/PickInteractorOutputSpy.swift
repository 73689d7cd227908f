import TodoUseCases

/// Records each answer of the pick use case.
@MainActor
public final class PickInteractorOutputSpy: PickInteractorOutput, @MainActor CallRecording {
  /// One call.
  public enum Call: Equatable, CustomStringConvertible {
    case foundOpenItems([OpenItem])
    case failedToFindOpenItems(UseCaseFailure)

    public var description: String {
      switch self {
      case .foundOpenItems(let items): "foundOpenItems(\(code: items))"
      case .failedToFindOpenItems(let failure): "failedToFindOpenItems(\(code: failure))"
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

  public func foundOpenItems(_ items: [OpenItem]) { record(.foundOpenItems(items)) }

  public func failedToFindOpenItems(_ failure: UseCaseFailure) {
    record(.failedToFindOpenItems(failure))
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
