import Synchronization

/// A sentence for the next message of the running test, such as the reason why a call had no effect.
package enum Remark {
  // The tests of steps run one at a time.
  private static let latest = Mutex<String?>(nil)

  /// Keeps a sentence in place of an earlier one.
  package static func keep(_ sentence: String) { latest.withLock { $0 = sentence } }

  /// Returns the sentence and forgets it; nil if there is none.
  static func removeLatest() -> String? {
    latest.withLock { latest in
      defer { latest = nil }
      return latest
    }
  }
}
