import DoubleInterfaces
import TodoScreens

/// A spy that records its calls by a given function.
@MainActor
final class LyingListViewSpy: ListViewSpying {
  private(set) var calls: [ListViewCall] = []
  private let keep: (inout [ListViewCall], ListViewCall) -> Void

  init(keep: @escaping (inout [ListViewCall], ListViewCall) -> Void) {
    self.keep = keep
  }

  func showNoContentMessage() { keep(&calls, .showNoContentMessage) }

  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    keep(&calls, .showUpcomingDisplayData(data))
  }

  func showErrorMessage(_ message: String) { keep(&calls, .showErrorMessage(message)) }
}

/// A spy that is never freed, because it keeps a closure that keeps it.
@MainActor
final class SelfKeepingListViewSpy: ListViewSpying {
  private(set) var calls: [ListViewCall] = []
  private var record: (ListViewCall) -> Void = { _ in }

  init() {
    record = { self.calls.append($0) }
  }

  func showNoContentMessage() { record(.showNoContentMessage) }
  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    record(.showUpcomingDisplayData(data))
  }
  func showErrorMessage(_ message: String) { record(.showErrorMessage(message)) }
}
