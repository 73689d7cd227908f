import TodoRouting

/// Records each result of a detail module.
@MainActor
public final class DetailModuleDelegateSpy: DetailModuleDelegate, @MainActor CallRecording {
  /// One result.
  public enum Call: Equatable, CustomStringConvertible {
    case detailModuleDidFinish(DetailOutcome)

    public var description: String {
      switch self {
      case .detailModuleDidFinish(let outcome): "detailModuleDidFinish(\(code: outcome))"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `detailModuleDidFinish(_:)`, and the calls that wait for it.
  public let heldDetailModuleDidFinish: HeldAnswers<DetailOutcome, Void, Never>

  /// Creates a spy with these answers.
  public init(detailModuleDidFinish: StubbedAnswer<DetailOutcome, Void, Never> = .success(())) {
    heldDetailModuleDidFinish = HeldAnswers(detailModuleDidFinish)
  }

  public func detailModuleDidFinish(_ outcome: DetailOutcome) async {
    record(.detailModuleDidFinish(outcome))
    await heldDetailModuleDidFinish.next(outcome)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
