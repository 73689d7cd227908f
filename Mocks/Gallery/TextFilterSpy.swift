import TodoMocks

/// An `inout` argument is recorded as it comes and stays as it is; variadic ones are one array.
public final class TextFilterSpy: TextFilter, CallRecording {
  /// One call.
  public enum Call: Equatable, CustomStringConvertible {
    case filter(String)
    case add([String])

    public var description: String {
      switch self {
      case .filter(let text): "filter(\(code: text))"
      case .add(let words): "add(\(code: words))"
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

  public func filter(_ text: inout String) { record(.filter(text)) }

  public func add(_ words: String...) { add(words) }

  /// The same with an array, for the mock: Swift cannot forward variadic arguments.
  public func add(_ words: [String]) { record(.add(words)) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
