/// How a process ends; the numbers are those of `sysexits.h`.
public enum ExitStatus: Int32, Sendable {
  /// All was done.
  case success = 0
  /// What was asked for could not be done, or the answer is no.
  case failure = 1
  /// The arguments are wrong.
  case usageError = 64
  /// Something could not be read from a disk, or not be written to it.
  case storeError = 74
}
