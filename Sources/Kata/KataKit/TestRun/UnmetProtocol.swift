import Synchronization

/// A call that the learner's class cannot receive, because it does not conform to the protocol yet.
///
/// The call then has no effect, whatever names the methods of the class have. The message must say
/// so.
package struct UnmetProtocol: Equatable, Sendable, CustomStringConvertible {
  // The tests of steps run one at a time.
  private static let latest = Mutex<UnmetProtocol?>(nil)

  private let typeName: String
  private let protocolName: String

  package init(_ type: Any.Type, lacks protocolName: String) {
    typeName = "\(type)"
    self.protocolName = protocolName
  }

  package var description: String {
    "\(typeName) does not conform to \(protocolName) yet, so the call had no effect."
  }

  /// Records the call for the message of the running test.
  package func note() { Self.latest.withLock { $0 = self } }

  /// The note since the last call of this function; nil if every call arrived.
  package static func take() -> UnmetProtocol? {
    latest.withLock { latest in
      defer { latest = nil }
      return latest
    }
  }
}
