import Foundation
import TodoTerminal

/// Expects requests for detail screens, in order, and returns the stubbed screens.
@MainActor
public final class DetailModuleBuilderMock: DetailModuleBuilderInterface, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: DetailModuleBuilderSpy
  /// The expected calls, in order.
  public let expected: [DetailModuleBuilderSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [DetailModuleBuilderSpy.Call],
    makeDetailScreen: StubbedResult<UUID, any TextScreen, Never>
  ) {
    spy = DetailModuleBuilderSpy(makeDetailScreen: makeDetailScreen)
    expected = calls
  }

  public func makeDetailScreen(for id: UUID) -> any TextScreen { spy.makeDetailScreen(for: id) }
}
