import KataCore
import KataTesting
import TextViewSubjects
import TodoMocks
import TodoTerminal

/// A text view whose terminal and event handler write into the log of a scenario.
@MainActor
final class TextViewDesk {
  let view: any ListTextViewSubject
  let terminal: ScenarioTerminal
  private let eventHandler = ListModuleSpy()
  private let running: RunningCalls

  init(
    _ implementation: Implementation?,
    columns: Int,
    widths: TerminalWidths,
    log: CallLog
  ) throws {
    terminal = ScenarioTerminal(columns: columns, widths: widths, log: log)
    running = RunningCalls(log)
    view = try ListTextViewParts(eventHandler: eventHandler, output: terminal).make(implementation)
    eventHandler.onCall = { [running] call in
      if call == .updateView { running.add(request: call) } else { log.add(call) }
    }
  }

  /// Performs the calls, each during the updates of those before it.
  func perform(
    _ calls: @MainActor (any ListTextViewSubject) async -> Void...
  ) async throws {
    eventHandler.heldUpdateView.answer = .held()
    for call in calls { await running.begin { await call(self.view) } }
    try await running.end { eventHandler.heldUpdateView.giveAll(.success(())) }
  }
}

// A spy would keep each question about a width, and there are hundreds of thousands.
@MainActor
final class ScenarioTerminal: TextOutput {
  var columns: Int
  private let widths: TerminalWidths
  private let log: CallLog

  init(columns: Int, widths: TerminalWidths, log: CallLog) {
    (self.columns, self.widths, self.log) = (columns, widths, log)
  }

  func width(of text: String) -> Int { widths.width(of: text) }

  func write(_ text: String) { log.add(TextOutputSpy.Call.write(text)) }
}
