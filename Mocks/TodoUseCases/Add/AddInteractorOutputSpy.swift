import Foundation
import TodoUseCases

/// Records each answer of the add use case.
@MainActor
public final class AddInteractorOutputSpy: AddInteractorOutput, @MainActor CallRecording {
  /// One answer.
  public enum Call: Equatable, CustomStringConvertible {
    case foundEarliestDueDate(Date)
    case savedNewEntry
    case refusedNewEntry(EntryRefusal)
    case failedToSaveNewEntry(UseCaseFailure)

    public var description: String {
      switch self {
      case .foundEarliestDueDate(let date): "foundEarliestDueDate(\(code: date))"
      case .savedNewEntry: "savedNewEntry()"
      case .refusedNewEntry(let reason): "refusedNewEntry(\(code: reason))"
      case .failedToSaveNewEntry(let failure): "failedToSaveNewEntry(\(code: failure))"
      }
    }
  }

  /// Every answer, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each answer is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `savedNewEntry()`, and the calls that wait for it.
  public let heldSavedNewEntry: HeldAnswers<Void, Void, Never>

  /// Creates a spy with no answers; `savedNewEntry()` returns at once, or when the test answers it.
  public init(savedNewEntry: StubbedAnswer<Void, Void, Never> = .success(())) {
    heldSavedNewEntry = HeldAnswers(savedNewEntry)
  }

  public func foundEarliestDueDate(_ date: Date) { record(.foundEarliestDueDate(date)) }

  public func savedNewEntry() async {
    record(.savedNewEntry)
    await heldSavedNewEntry.next(())
  }

  public func refusedNewEntry(_ reason: EntryRefusal) { record(.refusedNewEntry(reason)) }

  public func failedToSaveNewEntry(_ failure: UseCaseFailure) {
    record(.failedToSaveNewEntry(failure))
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
