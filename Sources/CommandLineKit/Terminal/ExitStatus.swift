/// The exit status of a process; the numbers are those of `sysexits.h`.
public enum ExitStatus: Int32, Sendable {
  /// The command succeeded.
  case success = 0
  /// The command failed, or the answer is no.
  case failure = 1
  /// The command succeeded, and its result needs work of a person.
  case unfinished = 2
  /// The arguments are wrong.
  case usageError = 64
  /// Reading from a disk or writing to it failed.
  case storeError = 74
}
