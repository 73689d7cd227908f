import TodoUseCases

extension EntryRefusal {
  /// What the user is told.
  nonisolated var sentence: String {
    switch self {
    case .emptyName: "The item needs a name."
    case .dueDateBeforeToday: "The due date is before today."
    }
  }
}

extension UseCaseFailure {
  /// What the user is told when an entry could not be saved.
  nonisolated var sentence: String {
    let sentence = "Your to-do item could not be saved"
    return reason.isEmpty ? sentence : "\(sentence): \(reason)"
  }
}
