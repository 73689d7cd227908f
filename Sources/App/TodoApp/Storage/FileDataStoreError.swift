/// What kept a file from being read or written, as a clause for the sentence that tells it.
public nonisolated enum FileDataStoreError: Error, Equatable, CustomStringConvertible {
  /// There is a folder or a device in place of the file.
  case notAFile(String)
  /// The folder that should hold the file does not exist.
  case folderMissing(String)
  /// The system refused to read, with its reason.
  case notReadable(String, reason: String)
  /// The system refused to write, with its reason; the file is as it was.
  case notWritable(String, reason: String)
  /// The disk is full or a limit is reached; the file is as it was.
  case full(String)
  /// A line that was written to its end is no record; `line` counts from 1.
  case damagedLine(file: String, line: Int)
  /// A line was written by a newer version of the app; `line` counts from 1.
  case newerFormat(file: String, line: Int, version: Int)
  /// Its ISO 8601 text, in UTC, would not give the same moment back.
  case dueDateOutOfRange

  public var description: String {
    switch self {
    case .notAFile(let file):
      "\(file) is not a file; name another one"
    case .folderMissing(let folder):
      "the folder \(folder) does not exist; make it, or name another one"
    case .notReadable(let file, let reason):
      "\(file) could not be read (\(reason)); check its permissions"
    case .notWritable(let file, let reason):
      "\(file) could not be written (\(reason)); check its permissions"
    case .full(let file):
      "there is no room left for \(file); make room and try again"
    case .damagedLine(let file, let line):
      """
      line \(line) of \(file) is damaged; repair or remove that line, nothing in the file was \
      changed
      """
    case .newerFormat(let file, let line, let version):
      """
      line \(line) of \(file) has format \(version), and this version knows format \
      \(RecordLine.version); use a newer version
      """
    case .dueDateOutOfRange:
      "the due date is outside the years that can be stored; choose another"
    }
  }
}
