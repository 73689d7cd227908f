import Foundation
import TodoScreens

/// Keeps everything the add view said that its user did.
@MainActor
public final class AddModuleSpy: AddModuleInterface {
  /// One event of the view.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case updateView
    case cancelAddAction
    case saveAddAction(name: String, dueDate: Date)

    public var description: String {
      switch self {
      case .updateView: "updateView()"
      case .cancelAddAction: "cancelAddAction()"
      case .saveAddAction(let name, let dueDate):
        "saveAddAction(name: \(name.debugDescription), dueDate: \(dueDate.ISO8601Format()))"
      }
    }
  }

  /// Every event, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each event is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// The events `saveAddAction` that wait, if the spy was made with `.held`.
  public let heldSaveAddAction = HeldAnswers<Void, Never>()

  private let saveAddActionAnswer: Answer<Void, Never>

  /// Creates a spy with no events; `saveAddAction` returns at once, or when the test says so.
  public init(saveAddAction: Answer<Void, Never> = .success(())) {
    saveAddActionAnswer = saveAddAction
  }

  public func updateView() { record(.updateView) }

  public func cancelAddAction() { record(.cancelAddAction) }

  public func saveAddAction(name: String, dueDate: Date) async {
    record(.saveAddAction(name: name, dueDate: dueDate))
    await saveAddActionAnswer.given(orHeldIn: heldSaveAddAction)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }
}
