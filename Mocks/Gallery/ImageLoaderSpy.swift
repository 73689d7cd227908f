import Foundation
import TodoMocks

/// Stores completion handlers; the test calls them once, twice or never.
///
/// ```swift
/// loader.loadImageCompletions[0](.success(Data()))
/// ```
public final class ImageLoaderSpy: ImageLoader, CallRecording {
  /// One call, without its handler.
  public enum Call: Equatable, CustomStringConvertible {
    case loadImage(named: String)
    case observeProgress
    case cancelAll

    public var description: String {
      switch self {
      case .loadImage(let name): "loadImage(named: \(code: name))"
      case .observeProgress: "observeProgress()"
      case .cancelAll: "cancelAll()"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The completion handlers of `loadImage(named:completion:)`, oldest first.
  public private(set) var loadImageCompletions: [(Result<Data, any Error>) -> Void] = []
  /// The completion handlers of `observeProgress(_:)`, oldest first.
  public private(set) var observeProgressOnChanges: [(Double) -> Void] = []
  /// The completion handlers of `cancelAll(completion:)`, oldest first.
  public private(set) var cancelAllCompletions: [() -> Void] = []

  /// Creates a spy with no calls.
  public init() {}

  public func loadImage(
    named name: String,
    completion: @escaping (Result<Data, any Error>) -> Void
  ) {
    loadImageCompletions.append(completion)
    record(.loadImage(named: name))
  }

  public func observeProgress(_ onChange: @escaping (Double) -> Void) {
    observeProgressOnChanges.append(onChange)
    record(.observeProgress)
  }

  public func cancelAll(completion: (() -> Void)?) {
    if let completion { cancelAllCompletions.append(completion) }
    record(.cancelAll)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
