import Synchronization
import TodoMocks

/// A generic result, written by hand: the spy returns any value, and throws if its type is wrong.
public nonisolated final class APIClientSpy: APIClient, CallRecording {
  /// One request; the type is compared, too.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case load(any (Decodable & Sendable).Type, from: String)

    public static func == (left: Call, right: Call) -> Bool { haveAlikeParts(left, right) }

    public var description: String {
      switch self {
      case .load(let type, let path): "load(\(type).self, from: \(code: path))"
      }
    }
  }

  /// The stubbed value has another type than the requested one.
  public nonisolated struct WrongType: Error, Equatable {
    public let description: String
  }

  private nonisolated struct State: Sendable {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
  }

  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `load(_:from:)`, and the calls that wait for it.
  public let heldLoad: HeldAnswers<String, any Sendable, any Error>
  private let state = Mutex(State())

  /// Creates a spy with no calls.
  public init(load: StubbedAnswer<String, any Sendable, any Error>) {
    heldLoad = HeldAnswers(load)
  }

  /// Every call, oldest first, repeats included.
  public var calls: [Call] { state.withLock(\.calls) }

  /// Runs after each call is stored, on the caller's thread.
  public var onCall: @Sendable (Call) -> Void {
    get { state.withLock(\.onCall) }
    set { state.withLock { $0.onCall = newValue } }
  }

  public func load<Model: Decodable & Sendable>(
    _ type: Model.Type,
    from path: String
  ) async throws -> Model {
    record(.load(type, from: path))
    let answer = try await heldLoad.next(path)
    guard let model = answer as? Model else {
      throw WrongType(description: "\(path) was asked for \(type), and answered \(answer).")
    }
    return model
  }

  private func record(_ call: Call) {
    let onCall = state.withLock { state in
      state.calls.append(call)
      return state.onCall
    }
    onCall(call)
    latch.change(by: 1)
  }
}
