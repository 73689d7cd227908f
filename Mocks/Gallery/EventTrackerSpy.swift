import TodoMocks

/// Arguments that are not `Equatable` are compared part by part, objects by identity.
public final class EventTrackerSpy: EventTracker, CallRecording {
  /// One call.
  public enum Call: Equatable, CustomStringConvertible {
    case track(String, values: [String: Any])
    case fail(with: any Error)
    case finish(Result<Int, any Error>)
    case open(Folder)

    public static func == (left: Call, right: Call) -> Bool { haveAlikeParts(left, right) }

    public var description: String {
      switch self {
      case .track(let name, let values): "track(\(code: name), values: \(code: values))"
      case .fail(let error): "fail(with: \(code: error))"
      case .finish(let result): "finish(\(code: result))"
      case .open(let folder): "open(\(code: folder))"
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

  public func track(_ name: String, values: [String: Any]) { record(.track(name, values: values)) }

  public func fail(with error: any Error) { record(.fail(with: error)) }

  public func finish(_ result: Result<Int, any Error>) { record(.finish(result)) }

  public func open(_ folder: Folder) { record(.open(folder)) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
