import TodoUseCases

/// Records each answer of the list use case.
@MainActor
public final class ListInteractorOutputSpy: ListInteractorOutput, @MainActor CallRecording {
  /// One answer.
  public enum Call: Equatable, CustomStringConvertible {
    case foundUpcomingItems([UpcomingItem])
    case failedToFindUpcomingItems(UseCaseFailure)

    public var description: String {
      switch self {
      case .foundUpcomingItems(let items): "foundUpcomingItems(\(code: items))"
      case .failedToFindUpcomingItems(let failure): "failedToFindUpcomingItems(\(code: failure))"
      }
    }
  }

  /// Every answer, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each answer is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()

  /// Creates a spy with no answers.
  public init() {}

  public func foundUpcomingItems(_ items: [UpcomingItem]) { record(.foundUpcomingItems(items)) }

  public func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    record(.failedToFindUpcomingItems(failure))
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
