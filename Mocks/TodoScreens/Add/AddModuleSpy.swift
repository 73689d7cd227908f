import Foundation
import TodoScreens

/// Records each action of the user that the add view reports.
@MainActor
public final class AddModuleSpy: AddModuleInterface, @MainActor CallRecording {
  /// One event of the view.
  public enum Call: Equatable, CustomStringConvertible {
    case updateView
    case cancelAddAction
    case saveAddAction(name: String, dueDate: Date)

    public var description: String {
      switch self {
      case .updateView: "updateView()"
      case .cancelAddAction: "cancelAddAction()"
      case .saveAddAction(let name, let dueDate):
        "saveAddAction(name: \(code: name), dueDate: \(code: dueDate))"
      }
    }
  }

  /// Every event, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each event is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `saveAddAction(name:dueDate:)`, and the calls that wait for it.
  public let heldSaveAddAction: HeldAnswers<(String, Date), Void, Never>

  /// Creates a spy with no events; `saveAddAction` returns at once, or when the test answers it.
  public init(saveAddAction: StubbedAnswer<(String, Date), Void, Never> = .success(())) {
    heldSaveAddAction = HeldAnswers(saveAddAction)
  }

  public func updateView() { record(.updateView) }

  public func cancelAddAction() { record(.cancelAddAction) }

  public func saveAddAction(name: String, dueDate: Date) async {
    record(.saveAddAction(name: name, dueDate: dueDate))
    await heldSaveAddAction.next((name, dueDate))
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
