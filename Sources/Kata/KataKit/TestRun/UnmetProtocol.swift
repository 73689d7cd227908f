import Synchronization

/// A call that the learner's class cannot take, since it does not conform to the protocol yet.
///
/// Nothing comes of it then, whatever its methods are called, and a test that says so alone misleads.
package struct UnmetProtocol: Equatable, Sendable, CustomStringConvertible {
  // Tests with steps run one at a time.
  private static let latest = Mutex<UnmetProtocol?>(nil)

  private let typeName: String
  private let protocolName: String

  package init(_ type: Any.Type, lacks protocolName: String) {
    typeName = "\(type)"
    self.protocolName = protocolName
  }

  package var description: String {
    "\(typeName) does not conform to \(protocolName) yet, so the call went nowhere."
  }

  /// Takes note of it, for the message of the test that runs.
  package func note() { Self.latest.withLock { $0 = self } }

  /// The note since the last call of this; nil if every call arrived.
  package static func take() -> UnmetProtocol? {
    latest.withLock { latest in
      defer { latest = nil }
      return latest
    }
  }
}
