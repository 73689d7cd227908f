import KataJudge
import KataLearner
import KataRun
import KataTesting
import TextViewSubjects
import TodoMocks
import TodoScreens
import TodoTerminal

/// A text view's neighbours in a scenario: a terminal, and an event handler that can be held.
@MainActor
final class TextViewWorld {
  /// The written text, and the calls of the event handler.
  struct Sight: Equatable {
    var text = ""
    var events: [String] = []

    var isNothing: Bool { text.isEmpty && events.isEmpty }
  }

  private let view: any ListTextViewSubject
  private let terminal: ScenarioTerminal
  private let eventHandler: SlowEventHandler
  private let sights = Sights()

  init(_ scenario: TextViewScenario, on implementation: Implementation?) throws {
    terminal = ScenarioTerminal(scenario, sights)
    eventHandler = SlowEventHandler(sights)
    view = try ListTextViewParts(eventHandler: eventHandler, output: terminal).make(implementation)
  }

  /// Performs the event; returns what was seen when the call returned, and what was seen later.
  ///
  /// Later means after so many turns of the main actor.
  func happen(
    _ event: TextViewScenario.Event,
    turns: Int = 3
  ) async -> (atReturn: Sight, afterwards: Sight) {
    switch event {
    case .viewWillAppear: await view.viewWillAppear()
    case .line(let line): await view.handle(line)
    case .typedMeanwhile(let line, let isAppearing):
      eventHandler.holdOne()
      let older = Task { [view] in
        if isAppearing { await view.viewWillAppear() } else { await view.handle("r") }
      }
      await eventHandler.asked.reaches(1)
      let newer = Task { [view] in await view.handle(line) }
      if line == "r" { await eventHandler.asked.reaches(2) } else { await newer.value }
      eventHandler.letGo()
      for call in [older, newer] { await call.value }
    case .noContent: view.showNoContentMessage()
    case .show(let data): view.showUpcomingDisplayData(data)
    case .error(let message): view.showErrorMessage(message)
    case .columns(let columns): terminal.columns = columns
    }
    let atReturn = sights.take()
    for _ in 0..<turns { await Task {}.value }
    return (atReturn, sights.take())
  }
}

/// Collects what was seen; doubles and tasks share it.
@MainActor
private final class Sights {
  var now = TextViewWorld.Sight()

  func take() -> TextViewWorld.Sight {
    defer { now = TextViewWorld.Sight() }
    return now
  }
}

// A spy would keep each question about a width, and there are hundreds of thousands.
@MainActor
private final class ScenarioTerminal: TextOutput {
  var columns: Int
  private let widths: TerminalWidths
  private let sights: Sights

  init(_ scenario: TextViewScenario, _ sights: Sights) {
    columns = scenario.columns
    widths = scenario.widths
    self.sights = sights
  }

  func width(of text: String) -> Int { widths.width(of: text) }

  func write(_ text: String) { sights.now.text += text }
}

@MainActor
private final class SlowEventHandler: ListModuleInterface {
  private(set) var asked = ScenarioLatch()
  private let held = HeldAnswers<Void, Void, Never>(.success(()))
  private let sights: Sights

  init(_ sights: Sights) {
    self.sights = sights
  }

  /// Holds the next update until `letGo()`, and restarts the count.
  func holdOne() {
    asked = ScenarioLatch()
    held.answer = .inTurn(.held(), .success(()))
  }

  func letGo() { held.giveAll(.success(())) }

  func updateView() async {
    sights.now.events.append("updateView()")
    asked.raise()
    await held.next(())
    // Lets other tasks run first: a call that is not awaited continues before this returns.
    await Task {}.value
    sights.now.events.append("the update is over")
  }

  func addNewEntry() { sights.now.events.append("addNewEntry()") }
}
