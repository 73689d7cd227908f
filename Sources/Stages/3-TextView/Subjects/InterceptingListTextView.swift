import KataTesting
import TodoScreens
import TodoTerminal

/// A view with hooks for its calls.
///
/// A mutant or variant replaces a hook; all other behaviour is the solution's.
@MainActor
package final class InterceptingListTextView: ListTextViewSubject, Opaque {
  package let solution: any ListTextViewSubject

  /// The reaction to the appearing of the screen.
  var onAppear: () async -> Void
  /// The reaction to a typed line.
  package var onLine: (_ line: String) async -> Void
  /// The reaction to an empty answer.
  var onNoContent: () -> Void
  /// The reaction to an error.
  package var onError: (_ message: String) -> Void
  /// Changes the data before the solution gets it.
  var mutateData: (UpcomingDisplayData) -> UpcomingDisplayData = { $0 }
  /// The action after the data was shown.
  var onShown: () -> Void = {}

  package init(_ solution: any ListTextViewSubject) {
    self.solution = solution
    onAppear = solution.viewWillAppear
    onLine = solution.handle
    onNoContent = solution.showNoContentMessage
    onError = solution.showErrorMessage
  }

  package func viewWillAppear() async { await onAppear() }
  package func handle(_ line: String) async { await onLine(line) }
  package func showNoContentMessage() { onNoContent() }

  package func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    solution.showUpcomingDisplayData(mutateData(data))
    onShown()
  }

  package func showErrorMessage(_ message: String) { onError(message) }
}
