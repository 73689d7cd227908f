/// How the process ends; the numbers are those of `sysexits.h`.
public nonisolated enum ExitStatus: Int32, Sendable {
  /// All was done.
  case success = 0
  /// The arguments are wrong.
  case usageError = 64
  /// The item could not be stored.
  case storeError = 74
}
