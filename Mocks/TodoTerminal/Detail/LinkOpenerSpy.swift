import Foundation
import TodoTerminal

/// Records each link to open, and returns the stubbed answer.
@MainActor
public final class LinkOpenerSpy: LinkOpener, @MainActor CallRecording {
  /// One request.
  public enum Call: Equatable, CustomStringConvertible {
    case open(URL)

    public var description: String {
      switch self {
      case .open(let link): "open(\(code: link))"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `open(_:)`, and the calls that wait for it.
  public let heldOpen: HeldAnswers<URL, Bool, Never>

  /// Creates a spy with these answers.
  public init(open: StubbedAnswer<URL, Bool, Never>) {
    heldOpen = HeldAnswers(open)
  }

  public func open(_ link: URL) async -> Bool {
    record(.open(link))
    return await heldOpen.next(link)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
