import TodoRouting

/// Keeps everything the add module told its delegate.
@MainActor
public final class AddModuleDelegateSpy: AddModuleDelegate {
  /// One way the add module ended.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case addModuleDidCancelAddAction
    case addModuleDidSaveAddAction

    public var description: String {
      switch self {
      case .addModuleDidCancelAddAction: "addModuleDidCancelAddAction()"
      case .addModuleDidSaveAddAction: "addModuleDidSaveAddAction()"
      }
    }
  }

  /// Everything told, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each telling is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// The calls of `addModuleDidSaveAddAction()` that wait, if the spy was made with `.held`.
  public let heldAddModuleDidSaveAddAction = HeldAnswers<Void, Never>()

  private let didSaveAnswer: Answer<Void, Never>

  /// Creates a spy that was told nothing; the saved entry is followed up at once, or when the test says so.
  public init(addModuleDidSaveAddAction: Answer<Void, Never> = .success(())) {
    didSaveAnswer = addModuleDidSaveAddAction
  }

  public func addModuleDidCancelAddAction() { record(.addModuleDidCancelAddAction) }

  public func addModuleDidSaveAddAction() async {
    record(.addModuleDidSaveAddAction)
    await didSaveAnswer.given(orHeldIn: heldAddModuleDidSaveAddAction)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }
}
