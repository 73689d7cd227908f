import TodoMocks

/// A property with a setter has a case for get and one for set; it returns the last set value.
public final class TitleViewSpy: TitleView, CallRecording {
  /// One get or set.
  public enum Call: Equatable, CustomStringConvertible {
    case title
    case setTitle(String)

    public var description: String {
      switch self {
      case .title: "title"
      case .setTitle(let value): "title = \(code: value)"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The result of `title`.
  public var titleResult: StubbedResult<Void, String, Never>
  /// Wiring, kept alive; it is not recorded.
  public var eventHandler: (any EventTracker)?

  /// Creates a spy with no calls.
  public init(title: StubbedResult<Void, String, Never>) {
    titleResult = title
  }

  public var title: String {
    get {
      record(.title)
      return titleResult.take().value(for: ())
    }
    set {
      titleResult = .success(newValue)
      record(.setTitle(newValue))
    }
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
