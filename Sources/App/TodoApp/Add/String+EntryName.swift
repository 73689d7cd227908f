import Foundation

extension String {
  /// The name of an item as it is saved: without white space around it.
  nonisolated var asEntryName: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
