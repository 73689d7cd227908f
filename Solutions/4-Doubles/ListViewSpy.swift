// Stage 4, the doubles: a list view spy records its calls.
//
// The finished exercise, written from its history.

import DoubleInterfaces
import TodoScreens

@MainActor
public final class ListViewSpy: ListViewSpying {
  public private(set) var calls: [ListViewCall] = []

  public init() {}

  public func showNoContentMessage() { record(.showNoContentMessage) }

  public func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    record(.showUpcomingDisplayData(data))
  }

  public func showErrorMessage(_ message: String) { record(.showErrorMessage(message)) }

  private func record(_ call: ListViewCall) { calls.append(call) }
}
