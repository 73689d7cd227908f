import Foundation
import TodoScreens

/// Records each command to the add view.
@MainActor
public final class AddViewSpy: AddViewInterface, @MainActor CallRecording {
  /// One command to the view.
  public enum Call: Equatable, CustomStringConvertible {
    case setEntryName(String)
    case setEntryDueDate(Date)
    case setMinimumDueDate(Date)
    case showErrorMessage(String)

    public var description: String {
      switch self {
      case .setEntryName(let name): "setEntryName(\(code: name))"
      case .setEntryDueDate(let date): "setEntryDueDate(\(code: date))"
      case .setMinimumDueDate(let date): "setMinimumDueDate(\(code: date))"
      case .showErrorMessage(let message): "showErrorMessage(\(code: message))"
      }
    }
  }

  /// Every command, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each command is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()

  /// Creates a spy with no commands.
  public init() {}

  public func setEntryName(_ name: String) { record(.setEntryName(name)) }

  public func setEntryDueDate(_ date: Date) { record(.setEntryDueDate(date)) }

  public func setMinimumDueDate(_ date: Date) { record(.setMinimumDueDate(date)) }

  public func showErrorMessage(_ message: String) { record(.showErrorMessage(message)) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
