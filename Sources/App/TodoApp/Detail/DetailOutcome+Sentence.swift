import CommandLineKit
import TodoRouting

extension DetailOutcome {
  /// The outcome as one line for the user.
  nonisolated var sentence: String {
    switch self {
    case .done(let title): "Done: \(title.shownAsData)"
    case .changed(let title): "Changed: \(title.shownAsData)"
    case .deleted(let title): "Deleted: \(title.shownAsData)"
    case .gone: "The item is gone: it was done or deleted elsewhere."
    }
  }
}
