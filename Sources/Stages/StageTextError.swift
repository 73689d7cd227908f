/// An error in the text of a stage.
enum StageTextError: Error, Equatable, CustomStringConvertible {
  /// There is no readable file at this path.
  case missing(String)
  /// A line of a text cannot be read, for this reason.
  case unreadable(String, line: Int, String)

  var description: String {
    switch self {
    case .missing(let path):
      """
      \(path) cannot be read. Restore it: git checkout -- Sources/Stages. If you moved the package, \
      build it again: rm -rf .build && swift build --build-tests. If your shell allows only a few \
      open files, allow more: ulimit -n 256
      """
    case .unreadable(let name, let line, let reason): "\(name):\(line): \(reason)"
    }
  }
}
