/// Undoes the last deletion of the detail use case.
@MainActor
public protocol DetailUndoInterface: AnyObject {
  /// Puts the item back that was deleted last, as it was when it was deleted.
  ///
  /// A deletion is undone once. During an undo, another one finds nothing to bring back.
  ///
  /// - Returns: the name of the item; nil if there is nothing to bring back.
  /// - Throws: any error that prevented the undo; the next one tries again.
  func undoDelete() async throws -> String?
}
