import TodoScreens

/// Records each action of the user that the list view reports.
@MainActor
public final class ListModuleSpy: ListModuleInterface, @MainActor CallRecording {
  /// One event of the view.
  public enum Call: Equatable, CustomStringConvertible {
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
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `updateView()`, and the calls that wait for it.
  public let heldUpdateView: HeldAnswers<Void, Void, Never>

  /// Creates a spy with no events; `updateView()` returns at once, or when the test answers it.
  public init(updateView: StubbedAnswer<Void, Void, Never> = .success(())) {
    heldUpdateView = HeldAnswers(updateView)
  }

  public func updateView() async {
    record(.updateView)
    await heldUpdateView.next(())
  }

  public func addNewEntry() { record(.addNewEntry) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
