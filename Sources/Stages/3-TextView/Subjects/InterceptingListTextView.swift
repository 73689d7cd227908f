import TextViewSolution
import TodoScreens
import TodoTerminal

/// The solution behind hooks: what reaches it, and what it writes.
///
/// A mutant or variant replaces one of the hooks; the others stay the solution's.
@MainActor
final class InterceptingListTextView: ListTextViewSubject {
  let solution: TextViewSolution.ListTextView
  let output: any TextOutput

  /// What happens when the screen appears.
  var onAppear: (() async -> Void)?
  /// What happens with a typed line.
  var onLine: ((_ line: String) async -> Void)?
  /// What happens when nothing is upcoming.
  var onNoContent: (() -> Void)?
  /// What happens with an error.
  var onError: ((_ message: String) -> Void)?
  /// What the solution is shown instead of the data.
  var mutateData: (UpcomingDisplayData) -> UpcomingDisplayData = { $0 }
  /// What happens when the data has been shown.
  var onShown: () -> Void = {}

  init(_ parts: ListTextViewParts) {
    output = parts.output
    solution = parts.makeSolution()
  }

  func viewWillAppear() async {
    guard let onAppear else { return await solution.viewWillAppear() }
    await onAppear()
  }

  func handle(_ line: String) async {
    guard let onLine else { return await solution.handle(line) }
    await onLine(line)
  }

  func showNoContentMessage() {
    guard let onNoContent else { return solution.showNoContentMessage() }
    onNoContent()
  }

  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    solution.showUpcomingDisplayData(mutateData(data))
    onShown()
  }

  func showErrorMessage(_ message: String) {
    guard let onError else { return solution.showErrorMessage(message) }
    onError(message)
  }
}
