import KataRun
import KataTesting
import TextViewSubjects
import TodoScreens
import TodoTerminal

/// A text view's neighbours in a scenario: a terminal, and an event handler that can be held.
@MainActor
final class TextViewWorld {
  private let view: any ListTextViewSubject
  private let terminal: ScenarioTerminal
  private let eventHandler: SlowEventHandler
  private let sights: Sights

  /// After each event, tasks that the view may have started get `turns` turns.
  init(_ scenario: TextViewScenario, on implementation: Implementation?, turns: Int = 3) throws {
    sights = Sights(turns: turns)
    terminal = ScenarioTerminal(scenario, sights)
    eventHandler = SlowEventHandler(sights)
    view = try ListTextViewParts(eventHandler: eventHandler, output: terminal).make(implementation)
  }

  /// Performs the event, and returns the calls of the event handler and the written lines.
  func perform(_ event: TextViewScenario.Event) async -> [String] {
    switch event {
    case .viewWillAppear: await view.viewWillAppear()
    case .line(let line): await view.handle(line)
    case .typedMeanwhile(let line, let isAppearing):
      eventHandler.gate.holdOne()
      let older = Task { [view] in
        if isAppearing { await view.viewWillAppear() } else { await view.handle("r") }
      }
      await eventHandler.gate.asked.reaches(1)
      let newer = Task { [view] in await view.handle(line) }
      if line == "r" { await eventHandler.gate.asked.reaches(2) } else { await newer.value }
      eventHandler.gate.letGo()
      for call in [older, newer] { await call.value }
    case .noContent: view.showNoContentMessage()
    case .show(let data): view.showUpcomingDisplayData(data)
    case .error(let message): view.showErrorMessage(message)
    case .columns(let columns): terminal.columns = columns
    }
    terminal.endLine()
    sights.end()
    return await sights.look()
  }
}

// A spy would keep each question about a width, and there are hundreds of thousands.
@MainActor
private final class ScenarioTerminal: TextOutput {
  var columns: Int
  private let widths: TerminalWidths
  private var line = ""
  private let sights: Sights

  init(_ scenario: TextViewScenario, _ sights: Sights) {
    columns = scenario.columns
    widths = scenario.widths
    self.sights = sights
  }

  func width(of text: String) -> Int { widths.width(of: text) }

  func write(_ text: String) {
    for scalar in text.unicodeScalars {
      line.unicodeScalars.append(scalar)
      if scalar == "\n" { endLine() }
    }
  }

  func endLine() {
    if !line.isEmpty { sights.add(quoted(line)) }
    line = ""
  }
}

/// An event handler whose update can be held.
@MainActor
private final class SlowEventHandler: ListModuleInterface {
  let gate = ScenarioGate()
  private let sights: Sights

  init(_ sights: Sights) {
    self.sights = sights
  }

  func updateView() async {
    sights.add("updateView()")
    await gate.pass()
    sights.add("the update is over")
  }

  func addNewEntry() { sights.add("addNewEntry()") }
}
