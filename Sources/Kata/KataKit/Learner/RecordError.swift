/// An error of a file with records of the learner.
package enum RecordError: Error, Equatable, CustomStringConvertible {
  /// The file can be neither read nor, if it is damaged, moved away.
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason). \(SystemError.advice)"
    case .unwritable(let path, let reason):
      "\(path) cannot be written: \(reason). \(SystemError.advice)"
    }
  }
}
