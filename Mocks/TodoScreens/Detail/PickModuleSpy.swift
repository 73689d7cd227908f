import TodoScreens

/// Records each action that the pick view reports.
@MainActor
public final class PickModuleSpy: PickModuleInterface, @MainActor CallRecording {
  /// One call.
  public enum Call: Equatable, CustomStringConvertible {
    case updateView
    case showDoneItems
    case pickItem(number: Int)
    case findItem(named: String)
    case leavePick

    public var description: String {
      switch self {
      case .updateView: "updateView()"
      case .showDoneItems: "showDoneItems()"
      case .pickItem(let number): "pickItem(number: \(code: number))"
      case .findItem(let name): "findItem(named: \(code: name))"
      case .leavePick: "leavePick()"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `updateView()`, and the calls that wait for it.
  public let heldUpdateView: HeldAnswers<Void, Void, Never>
  /// The answer of `showDoneItems()`, and the calls that wait for it.
  public let heldShowDoneItems: HeldAnswers<Void, Void, Never>
  /// The answer of `pickItem(number:)`, and the calls that wait for it.
  public let heldPickItem: HeldAnswers<Int, Void, Never>
  /// The answer of `findItem(named:)`, and the calls that wait for it.
  public let heldFindItem: HeldAnswers<String, Void, Never>

  /// Creates a spy with these answers.
  public init(
    updateView: StubbedAnswer<Void, Void, Never> = .success(()),
    showDoneItems: StubbedAnswer<Void, Void, Never> = .success(()),
    pickItem: StubbedAnswer<Int, Void, Never> = .success(()),
    findItem: StubbedAnswer<String, Void, Never> = .success(())
  ) {
    heldUpdateView = HeldAnswers(updateView)
    heldShowDoneItems = HeldAnswers(showDoneItems)
    heldPickItem = HeldAnswers(pickItem)
    heldFindItem = HeldAnswers(findItem)
  }

  public func updateView() async {
    record(.updateView)
    await heldUpdateView.next(())
  }

  public func showDoneItems() async {
    record(.showDoneItems)
    await heldShowDoneItems.next(())
  }

  public func pickItem(number: Int) async {
    record(.pickItem(number: number))
    await heldPickItem.next(number)
  }

  public func findItem(named name: String) async {
    record(.findItem(named: name))
    await heldFindItem.next(name)
  }

  public func leavePick() { record(.leavePick) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
