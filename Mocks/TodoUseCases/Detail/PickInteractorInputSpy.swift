import TodoUseCases

/// Records each request of the pick presenter to its use case.
@MainActor
public final class PickInteractorInputSpy: PickInteractorInput, @MainActor CallRecording {
  /// One call.
  public enum Call: Equatable, CustomStringConvertible {
    case findOpenItems
    case findItems(named: String)

    public var description: String {
      switch self {
      case .findOpenItems: "findOpenItems()"
      case .findItems(let name): "findItems(named: \(code: name))"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `findOpenItems()`, and the calls that wait for it.
  public let heldFindOpenItems: HeldAnswers<Void, Void, Never>
  /// The answer of `findItems(named:)`, and the calls that wait for it.
  public let heldFindItems: HeldAnswers<String, Void, Never>

  /// Creates a spy with these answers.
  public init(
    findOpenItems: StubbedAnswer<Void, Void, Never> = .success(()),
    findItems: StubbedAnswer<String, Void, Never> = .success(())
  ) {
    heldFindOpenItems = HeldAnswers(findOpenItems)
    heldFindItems = HeldAnswers(findItems)
  }

  public func findOpenItems() async {
    record(.findOpenItems)
    await heldFindOpenItems.next(())
  }

  public func findItems(named name: String) async {
    record(.findItems(named: name))
    await heldFindItems.next(name)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
