// Stage 4, the doubles: a list view spy records its calls.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  this file; the tests you write yourself go into the folder Tests next to it.
// Stuck: Guide.md, "Stage 4: the doubles", has a paragraph for each step.

import DoubleInterfaces
import TodoScreens

@MainActor
public final class ListViewSpy: ListViewSpying {
  public private(set) var calls: [ListViewCall] = []

  public init() {}

  public func showNoContentMessage() {}

  public func showUpcomingDisplayData(_ data: UpcomingDisplayData) {}

  public func showErrorMessage(_ message: String) {}
}
