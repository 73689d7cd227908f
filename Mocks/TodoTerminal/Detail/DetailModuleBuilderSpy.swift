import Foundation
import TodoTerminal

/// Records each request for a detail screen, and returns the stubbed screen.
@MainActor
public final class DetailModuleBuilderSpy: DetailModuleBuilderInterface, @MainActor CallRecording {
  /// One request.
  public enum Call: Equatable, CustomStringConvertible {
    case makeDetailScreen(for: UUID)

    public var description: String {
      switch self {
      case .makeDetailScreen(let id): "makeDetailScreen(for: \(code: id))"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The result of `makeDetailScreen(for:)`.
  public var makeDetailScreenResult: StubbedResult<UUID, any TextScreen, Never>

  /// Creates a spy with these answers.
  public init(makeDetailScreen: StubbedResult<UUID, any TextScreen, Never>) {
    makeDetailScreenResult = makeDetailScreen
  }

  public func makeDetailScreen(for id: UUID) -> any TextScreen {
    record(.makeDetailScreen(for: id))
    return makeDetailScreenResult.take().value(for: id)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
