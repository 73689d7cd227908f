import TodoScreens

/// Records each action that the pick view reports.
@MainActor
public final class PickModuleSpy: PickModuleInterface, @MainActor CallRecording {
  /// One call.
  public enum Call: Equatable, CustomStringConvertible {
    case updateView
    case pickItem(number: Int)
    case findItem(named: String)
    case leavePick

    public var description: String {
      switch self {
      case .updateView: "updateView()"
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
  /// The answer of `findItem(named:)`, and the calls that wait for it.
  public let heldFindItem: HeldAnswers<String, Void, Never>

  /// Creates a spy with these answers.
  public init(
    updateView: StubbedAnswer<Void, Void, Never> = .success(()),
    findItem: StubbedAnswer<String, Void, Never> = .success(())
  ) {
    heldUpdateView = HeldAnswers(updateView)
    heldFindItem = HeldAnswers(findItem)
  }

  public func updateView() async {
    record(.updateView)
    await heldUpdateView.next(())
  }

  public func pickItem(number: Int) { record(.pickItem(number: number)) }

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
