import Foundation
import TodoUseCases

/// Keeps every answer of the add use case.
@MainActor
public final class AddInteractorOutputSpy: AddInteractorOutput {
  /// One answer.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case foundEarliestDueDate(Date)
    case savedNewEntry
    case refusedNewEntry(EntryRefusal)
    case failedToSaveNewEntry(UseCaseFailure)

    public var description: String {
      switch self {
      case .foundEarliestDueDate(let date): "foundEarliestDueDate(\(date.ISO8601Format()))"
      case .savedNewEntry: "savedNewEntry()"
      case .refusedNewEntry(let reason): "refusedNewEntry(\(reason))"
      case .failedToSaveNewEntry(let failure): "failedToSaveNewEntry(\(failure))"
      }
    }
  }

  /// Every answer, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each answer is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// The answers `savedNewEntry()` that wait, if the spy was made with `.held`.
  public let heldSavedNewEntry = HeldAnswers<Void, Never>()

  private let savedNewEntryAnswer: Answer<Void, Never>

  /// Creates a spy with no answers; `savedNewEntry()` returns at once, or when the test says so.
  public init(savedNewEntry: Answer<Void, Never> = .success(())) {
    savedNewEntryAnswer = savedNewEntry
  }

  public func foundEarliestDueDate(_ date: Date) { record(.foundEarliestDueDate(date)) }

  public func savedNewEntry() async {
    record(.savedNewEntry)
    await savedNewEntryAnswer.given(orHeldIn: heldSavedNewEntry)
  }

  public func refusedNewEntry(_ reason: EntryRefusal) { record(.refusedNewEntry(reason)) }

  public func failedToSaveNewEntry(_ failure: UseCaseFailure) {
    record(.failedToSaveNewEntry(failure))
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }
}
