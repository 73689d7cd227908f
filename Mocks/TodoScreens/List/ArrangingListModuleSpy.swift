import TodoScreens

/// Records each action of the user that a list view with sorting and grouping reports.
@MainActor
public final class ArrangingListModuleSpy: ArrangingListModuleInterface, @MainActor CallRecording {
  /// One event of the view.
  public enum Call: Equatable, CustomStringConvertible {
    case updateView
    case addNewEntry
    case changeOrder
    case changeGrouping

    public var description: String {
      switch self {
      case .updateView: "updateView()"
      case .addNewEntry: "addNewEntry()"
      case .changeOrder: "changeOrder()"
      case .changeGrouping: "changeGrouping()"
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
  /// The answer of `changeOrder()`, and the calls that wait for it.
  public let heldChangeOrder: HeldAnswers<Void, Void, Never>
  /// The answer of `changeGrouping()`, and the calls that wait for it.
  public let heldChangeGrouping: HeldAnswers<Void, Void, Never>

  /// Creates a spy with no events; each returns at once, or when the test answers it.
  public init(
    updateView: StubbedAnswer<Void, Void, Never> = .success(()),
    changeOrder: StubbedAnswer<Void, Void, Never> = .success(()),
    changeGrouping: StubbedAnswer<Void, Void, Never> = .success(())
  ) {
    heldUpdateView = HeldAnswers(updateView)
    heldChangeOrder = HeldAnswers(changeOrder)
    heldChangeGrouping = HeldAnswers(changeGrouping)
  }

  public func updateView() async {
    record(.updateView)
    await heldUpdateView.next(())
  }

  public func addNewEntry() { record(.addNewEntry) }

  public func changeOrder() async {
    record(.changeOrder)
    await heldChangeOrder.next(())
  }

  public func changeGrouping() async {
    record(.changeGrouping)
    await heldChangeGrouping.next(())
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
