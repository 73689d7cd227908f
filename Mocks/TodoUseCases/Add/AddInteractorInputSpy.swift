import Foundation
import TodoUseCases

/// Keeps every request to the add use case, and tells no output.
@MainActor
public final class AddInteractorInputSpy: AddInteractorInput {
  /// One request.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case findEarliestDueDate
    case saveNewEntry(name: String, dueDate: Date)

    public var description: String {
      switch self {
      case .findEarliestDueDate: "findEarliestDueDate()"
      case .saveNewEntry(let name, let dueDate):
        "saveNewEntry(name: \(name.debugDescription), dueDate: \(dueDate.ISO8601Format()))"
      }
    }
  }

  /// Every request, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each request is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// The requests `saveNewEntry` that wait, if the spy was made with `.held`.
  public let heldSaveNewEntry = HeldAnswers<Void, Never>()

  private let saveNewEntryAnswer: Answer<Void, Never>

  /// Creates a spy with no requests; `saveNewEntry` returns at once, or when the test says so.
  public init(saveNewEntry: Answer<Void, Never> = .success(())) {
    saveNewEntryAnswer = saveNewEntry
  }

  public func findEarliestDueDate() { record(.findEarliestDueDate) }

  public func saveNewEntry(name: String, dueDate: Date) async {
    record(.saveNewEntry(name: name, dueDate: dueDate))
    await saveNewEntryAnswer.given(orHeldIn: heldSaveNewEntry)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }
}
