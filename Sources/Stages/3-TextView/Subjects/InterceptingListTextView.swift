import TextViewSolution
import TodoScreens
import TodoTerminal

/// The solution with hooks for its calls and for its output.
///
/// A mutant or variant replaces a hook; all other behaviour is the solution's.
@MainActor
final class InterceptingListTextView: ListTextViewSubject {
  let solution: TextViewSolution.ListTextView
  let output: any TextOutput

  /// The reaction to the appearing of the screen.
  var onAppear: () async -> Void
  /// The reaction to a typed line.
  var onLine: (_ line: String) async -> Void
  /// The reaction to an empty answer.
  var onNoContent: () -> Void
  /// The reaction to an error.
  var onError: (_ message: String) -> Void
  /// Changes the data before the solution gets it.
  var mutateData: (UpcomingDisplayData) -> UpcomingDisplayData = { $0 }
  /// The action after the data was shown.
  var onShown: () -> Void = {}

  init(_ parts: ListTextViewParts) {
    output = parts.output
    solution = parts.makeSolution()
    onAppear = solution.viewWillAppear
    onLine = solution.handle
    onNoContent = solution.showNoContentMessage
    onError = solution.showErrorMessage
  }

  func viewWillAppear() async { await onAppear() }
  func handle(_ line: String) async { await onLine(line) }
  func showNoContentMessage() { onNoContent() }

  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    solution.showUpcomingDisplayData(mutateData(data))
    onShown()
  }

  func showErrorMessage(_ message: String) { onError(message) }
}
