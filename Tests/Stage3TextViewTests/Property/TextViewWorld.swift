import KataSubjects
import TodoScreens
import TodoTerminal

/// A text view's neighbours in a scenario: a terminal, and a presenter that takes its time.
@MainActor
final class TextViewWorld {
  /// What was seen: the text, and what the event handler was told.
  struct Sight: Equatable {
    var text = ""
    var events: [String] = []

    var isNothing: Bool { text.isEmpty && events.isEmpty }
  }

  private let view: any ListTextViewSubject
  private let terminal: ScenarioTerminal
  private let sights = Sights()

  init(
    _ scenario: TextViewScenario,
    make: (any ListModuleInterface, any TextOutput) throws -> any ListTextViewSubject
  ) rethrows {
    terminal = ScenarioTerminal(scenario, sights)
    view = try make(SlowEventHandler(sights), terminal)
  }

  /// Lets it happen; what was seen when the call came back, and what was seen after it.
  func happen(_ event: TextViewScenario.Event) async -> (atReturn: Sight, afterwards: Sight) {
    switch event {
    case .viewWillAppear: await view.viewWillAppear()
    case .line(let line): await view.handle(line)
    case .noContent: view.showNoContentMessage()
    case .show(let data): view.showUpcomingDisplayData(data)
    case .error(let message): view.showErrorMessage(message)
    case .columns(let columns): terminal.columns = columns
    }
    let atReturn = sights.take()
    for _ in 0..<3 { await Task {}.value }
    return (atReturn, sights.take())
  }
}

/// What was seen, for whoever hears of it.
@MainActor
private final class Sights {
  var now = TextViewWorld.Sight()

  func take() -> TextViewWorld.Sight {
    defer { now = TextViewWorld.Sight() }
    return now
  }
}

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
  private let sights: Sights

  init(_ sights: Sights) {
    self.sights = sights
  }

  func updateView() async {
    sights.now.events.append("updateView()")
    // Whoever is in line comes first: a call that nobody awaits goes on before this is over.
    await Task {}.value
    sights.now.events.append("the update is over")
  }

  func addNewEntry() { sights.now.events.append("addNewEntry()") }
}
