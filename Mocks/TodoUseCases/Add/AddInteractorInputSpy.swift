import Foundation
import TodoUseCases

/// Records each request to the add use case, and sends nothing to an output.
@MainActor
public final class AddInteractorInputSpy: AddInteractorInput, @MainActor CallRecording {
  /// One request.
  public enum Call: Equatable, CustomStringConvertible {
    case findEarliestDueDate
    case saveNewEntry(name: String, dueDate: Date)

    public var description: String {
      switch self {
      case .findEarliestDueDate: "findEarliestDueDate()"
      case .saveNewEntry(let name, let dueDate):
        "saveNewEntry(name: \(code: name), dueDate: \(code: dueDate))"
      }
    }
  }

  /// Every request, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each request is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `saveNewEntry(name:dueDate:)`, and the calls that wait for it.
  public let heldSaveNewEntry: HeldAnswers<(String, Date), Void, Never>

  /// Creates a spy with no requests; `saveNewEntry` returns at once, or when the test answers it.
  public init(saveNewEntry: StubbedAnswer<(String, Date), Void, Never> = .success(())) {
    heldSaveNewEntry = HeldAnswers(saveNewEntry)
  }

  public func findEarliestDueDate() { record(.findEarliestDueDate) }

  public func saveNewEntry(name: String, dueDate: Date) async {
    record(.saveNewEntry(name: name, dueDate: dueDate))
    await heldSaveNewEntry.next((name, dueDate))
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
