/// A repair that a store made to its file, or had to put off.
package nonisolated enum FileDataStoreNotice: Equatable, Sendable, CustomStringConvertible {
  /// The last line of `file` was cut short by a crash; the store moved it to `keptIn`.
  case tornLineKept(file: String, keptIn: String)
  /// The last line of `file` was cut short by a crash; the store left it there.
  case tornLineLeft(file: String, reason: String)

  package var description: String {
    switch self {
    case .tornLineKept(let file, let keptIn):
      """
      The last line of \(file) is incomplete, so it was moved to \(keptIn); all other items are \
      there.
      """
    case .tornLineLeft(let file, let reason):
      """
      The last line of \(file) is incomplete and was left out; all other items are there. It could \
      not be moved yet: \(reason).
      """
    }
  }
}
