import TodoScreens

/// Keeps everything the list view said that its user did.
@MainActor
public final class ListModuleSpy: ListModuleInterface {
  /// One event of the view.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case updateView
    case addNewEntry

    public var description: String {
      switch self {
      case .updateView: "updateView()"
      case .addNewEntry: "addNewEntry()"
      }
    }
  }

  /// Every event, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each event is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// The events `updateView()` that wait, if the spy was made with `.held`.
  public let heldUpdateView = HeldAnswers<Void, Never>()

  private let updateViewAnswer: Answer<Void, Never>

  /// Creates a spy with no events; `updateView()` returns at once, or when the test says so.
  public init(updateView: Answer<Void, Never> = .success(())) {
    updateViewAnswer = updateView
  }

  public func updateView() async {
    record(.updateView)
    await updateViewAnswer.given(orHeldIn: heldUpdateView)
  }

  public func addNewEntry() { record(.addNewEntry) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }
}
