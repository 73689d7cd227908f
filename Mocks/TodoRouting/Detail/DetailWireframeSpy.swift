import Foundation
import TodoRouting

/// Records each request of the detail presenter for another screen or program.
@MainActor
public final class DetailWireframeSpy: DetailWireframeInterface, @MainActor CallRecording {
  /// One request.
  public enum Call: Equatable, CustomStringConvertible {
    case dismissDetailInterface
    case openLink(URL)

    public var description: String {
      switch self {
      case .dismissDetailInterface: "dismissDetailInterface()"
      case .openLink(let link): "openLink(\(code: link))"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `openLink(_:)`, and the calls that wait for it.
  public let heldOpenLink: HeldAnswers<URL, Bool, Never>

  /// Creates a spy with these answers.
  public init(openLink: StubbedAnswer<URL, Bool, Never>) {
    heldOpenLink = HeldAnswers(openLink)
  }

  public func dismissDetailInterface() { record(.dismissDetailInterface) }

  public func openLink(_ link: URL) async -> Bool {
    record(.openLink(link))
    return await heldOpenLink.next(link)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
