import TodoMocks

/// One spy records the inherited members, too, in the same list.
public final class ProfileViewSpy: ProfileView, CallRecording {
  /// One command, inherited ones first.
  public enum Call: Equatable, CustomStringConvertible {
    case showLoading
    case hideLoading
    case showAlert(String)
    case showName(String)

    public var description: String {
      switch self {
      case .showLoading: "showLoading()"
      case .hideLoading: "hideLoading()"
      case .showAlert(let message): "showAlert(\(code: message))"
      case .showName(let name): "showName(\(code: name))"
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

  public func showLoading() { record(.showLoading) }

  public func hideLoading() { record(.hideLoading) }

  public func showAlert(_ message: String) { record(.showAlert(message)) }

  public func showName(_ name: String) { record(.showName(name)) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
