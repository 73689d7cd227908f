import TodoRouting

/// Records each result of the pick module.
@MainActor
public final class PickModuleDelegateSpy: PickModuleDelegate, @MainActor CallRecording {
  /// One call.
  public enum Call: Equatable, CustomStringConvertible {
    case pickModuleDidCancel
    case pickModuleDidReopen(title: String)
    case pickModuleDidFinish(DetailOutcome)

    public var description: String {
      switch self {
      case .pickModuleDidCancel: "pickModuleDidCancel()"
      case .pickModuleDidReopen(let title): "pickModuleDidReopen(title: \(code: title))"
      case .pickModuleDidFinish(let outcome): "pickModuleDidFinish(\(code: outcome))"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `pickModuleDidReopen(title:)`, and the calls that wait for it.
  public let heldPickModuleDidReopen: HeldAnswers<String, Void, Never>
  /// The answer of `pickModuleDidFinish(_:)`, and the calls that wait for it.
  public let heldPickModuleDidFinish: HeldAnswers<DetailOutcome, Void, Never>

  /// Creates a spy with these answers.
  public init(
    pickModuleDidReopen: StubbedAnswer<String, Void, Never> = .success(()),
    pickModuleDidFinish: StubbedAnswer<DetailOutcome, Void, Never> = .success(())
  ) {
    heldPickModuleDidReopen = HeldAnswers(pickModuleDidReopen)
    heldPickModuleDidFinish = HeldAnswers(pickModuleDidFinish)
  }

  public func pickModuleDidCancel() { record(.pickModuleDidCancel) }

  public func pickModuleDidReopen(title: String) async {
    record(.pickModuleDidReopen(title: title))
    await heldPickModuleDidReopen.next(title)
  }

  public func pickModuleDidFinish(_ outcome: DetailOutcome) async {
    record(.pickModuleDidFinish(outcome))
    await heldPickModuleDidFinish.next(outcome)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
