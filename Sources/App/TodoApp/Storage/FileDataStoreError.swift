import CommandLineKit
import Foundation

/// Why a file could not be read or written, as a clause for a sentence to the user.
package nonisolated enum FileDataStoreError: Error, Equatable, CustomStringConvertible {
  /// A folder or a device is in place of the file.
  case notAFile(String)
  /// The folder that should hold the file does not exist.
  case folderMissing(String)
  /// Another program has locked the folder.
  case locked(String)
  /// The system refused to read, with its number of the error.
  case notReadable(String, code: Int32)
  /// The same for a write; the file is unchanged.
  case notWritable(String, code: Int32)
  /// The disk is full or a limit is reached; the file is unchanged.
  case full(String)
  /// A complete line is not a record; `line` counts from 1.
  case damagedLine(file: String, line: Int, reason: String)
  /// Several lines have the same identifier; `lines` count from 1.
  case sharedIdentifier(file: String, lines: [Int])
  /// The ISO 8601 text of the date would not give the same moment back.
  case dueDateOutOfRange

  package var description: String {
    switch self {
    case .notAFile(let file):
      "\(file) is not a file; name another one"
    case .folderMissing(let folder):
      "the folder \(folder) does not exist; make it, or name another one"
    case .locked(let folder):
      "another program has locked the folder \(folder) for ten seconds; end it, and try again"
    case .notReadable(let file, let code):
      "\(file) could not be read (\(String(cString: strerror(code)))); \(Self.advice(on: code))"
    case .notWritable(let file, let code):
      "\(file) could not be written (\(String(cString: strerror(code)))); \(Self.advice(on: code))"
    case .full(let file):
      "there is no room left for \(file); make room and try again"
    case .damagedLine(let file, let line, let reason):
      """
      line \(line) of \(file) is damaged: \(reason); repair or remove that line (the file was not \
      changed)
      """
    case .sharedIdentifier(let file, let lines):
      """
      lines \(lines.map(String.init).joinedWithAnd) of \(file) are one item twice (they have one id); \
      remove one of them, or give it an id of its own (the file was not changed)
      """
    case .dueDateOutOfRange:
      "the due date is outside the years that can be stored; choose another"
    }
  }

  private static func advice(on code: Int32) -> String {
    switch code {
    case ENOENT: "check its name"
    case EACCES, EPERM, EROFS: "check its permissions and those of its folder"
    default: "try again, or name another file"
    }
  }
}
