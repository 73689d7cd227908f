import KataTesting
import TodoScreens
import TodoTerminal

/// The solution with hooks for its events and its commands.
///
/// A mutant or variant replaces a hook; all other behaviour is the solution's.
@MainActor
package final class InterceptingListTextView: ListTextViewSubject {
  package typealias Mutant = InterceptingListTextView

  package let solution: any ListTextViewSubject
  package let parts: ListTextViewParts
  /// Whether a mutant has done the thing that it does only once.
  var isDone = false

  /// The reaction to the appearing of the screen.
  var onAppear: @MainActor (Mutant) async -> Void = { await $0.solution.viewWillAppear() }
  /// The reactions to a typed line, and to one that is no command.
  package var onLine: @MainActor (Mutant, _ line: String) async -> Void = { mutant, line in
    guard ["a", "r", "?"].contains(line) else { return await mutant.onUnknownLine(mutant, line) }
    await mutant.solution.handle(line)
  }
  var onUnknownLine: @MainActor (Mutant, _ line: String) async -> Void = {
    await $0.solution.handle($1)
  }
  /// The reactions to an empty answer, to data, and to an error.
  var onNoContent: (Mutant) -> Void = { $0.solution.showNoContentMessage() }
  var onData: (Mutant, UpcomingDisplayData) -> Void = { $0.solution.showUpcomingDisplayData($1) }
  package var onError: (Mutant, _ message: String) -> Void = { $0.solution.showErrorMessage($1) }
  /// Changes each section before the solution gets it.
  var changeSection: (Mutant, inout UpcomingDisplaySection) -> Void = { _, _ in }

  package init(
    _ parts: ListTextViewParts,
    around make: ListTextViewParts.Make = { $0.makeSolution() }
  ) {
    self.parts = parts
    solution = make(parts)
  }

  package func viewWillAppear() async { await onAppear(self) }
  package func handle(_ line: String) async { await onLine(self, line) }
  package func showNoContentMessage() { onNoContent(self) }
  package func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    var data = data
    for place in data.sections.indices { changeSection(self, &data.sections[place]) }
    onData(self, data)
  }
  package func showErrorMessage(_ message: String) { onError(self, message) }
}
