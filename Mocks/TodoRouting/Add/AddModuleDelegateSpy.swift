import TodoRouting

/// Records each message of the add module to its delegate.
@MainActor
public final class AddModuleDelegateSpy: AddModuleDelegate, @MainActor CallRecording {
  /// One way in which the add module ends.
  public enum Call: Equatable, CustomStringConvertible {
    case addModuleDidCancelAddAction
    case addModuleDidSaveAddAction

    public var description: String {
      switch self {
      case .addModuleDidCancelAddAction: "addModuleDidCancelAddAction()"
      case .addModuleDidSaveAddAction: "addModuleDidSaveAddAction()"
      }
    }
  }

  /// Every message, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each message is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `addModuleDidSaveAddAction()`, and the calls that wait for it.
  public let heldAddModuleDidSaveAddAction: HeldAnswers<Void, Void, Never>

  /// Creates a spy with no calls; the delegate handles a save at once, or when the test answers it.
  public init(addModuleDidSaveAddAction: StubbedAnswer<Void, Void, Never> = .success(())) {
    heldAddModuleDidSaveAddAction = HeldAnswers(addModuleDidSaveAddAction)
  }

  public func addModuleDidCancelAddAction() { record(.addModuleDidCancelAddAction) }

  public func addModuleDidSaveAddAction() async {
    record(.addModuleDidSaveAddAction)
    await heldAddModuleDidSaveAddAction.next(())
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
