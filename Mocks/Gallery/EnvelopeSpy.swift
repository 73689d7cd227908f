import TodoMocks

/// Code under test makes it by its type, `EnvelopeSpy.self`; how it was made is its first call.
public final class EnvelopeSpy: Envelope, CallRecording {
  /// One call.
  public enum Call: Equatable, CustomStringConvertible {
    case initialize(name: String)
    case open

    public var description: String {
      switch self {
      case .initialize(let name): "init(name: \(code: name))"
      case .open: "open()"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()

  /// Creates a spy with no calls.
  public init() {}

  public convenience init(name: String) {
    self.init()
    record(.initialize(name: name))
  }

  public func open() { record(.open) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
