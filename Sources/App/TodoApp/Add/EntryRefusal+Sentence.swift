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
  /// The sentence for the user when an entry could not be saved.
  nonisolated var sentence: String {
    let sentence = "Your to-do item could not be saved"
    return reason.isEmpty ? sentence : "\(sentence): \(reason)"
  }
}
