import TodoRouting

/// Keeps everything the add module told its delegate.
@MainActor
public final class AddModuleDelegateSpy: AddModuleDelegate, @MainActor CallRecording {
  /// One way the add module ended.
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

  /// Every telling, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each telling is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// What `addModuleDidSaveAddAction()` answers, and its calls that wait.
  public let heldAddModuleDidSaveAddAction: HeldAnswers<Void, Void, Never>

  /// Creates a spy that was told nothing; the saved entry is followed up at once, or when the test says so.
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
