import KataKit
import Synchronization

/// Takes the parts of failure messages past the frameworks, which hand on a text alone.
final class CarriedMessages: Sendable {
  private let messages = Mutex<[String: FailureMessage]>([:])

  /// The message's text, by which it is found again.
  func carry(_ message: FailureMessage) -> String {
    let text = message.text
    messages.withLock { $0[text] = message }
    return text
  }

  /// The message with this text; one that says it all in a sentence, if a helper did not make it.
  func message(_ text: String) -> FailureMessage {
    messages.withLock { $0[text] } ?? FailureMessage(text)
  }

  /// Forgets the messages of a test that is over.
  func removeAll() { messages.withLock { $0 = [:] } }
}
