import TodoUseCases

extension EntryRefusal {
  /// The reason, as a sentence for the user.
  nonisolated var sentence: String {
    switch self {
    case .emptyName: "The item needs a name."
    case .dueDateBeforeToday: "The due date is before today."
    }
  }
}

extension UseCaseFailure {
  /// The sentence, followed by the reason if there is one.
  nonisolated func after(_ sentence: String) -> String {
    reason.isEmpty ? sentence : "\(sentence): \(reason)"
  }
}
