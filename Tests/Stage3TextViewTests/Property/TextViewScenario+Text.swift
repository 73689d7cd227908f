import KataTesting
import TextViewSubjects
import TodoScreens

extension TextViewScenario {
  /// The scenario as lines of text.
  var lines: [String] {
    ["\(columns) columns, \(widths.sentence)"]
      + events.flatMap { event in
        event.lines.map { "  \($0)" }
      }
  }
}

extension TerminalWidths {
  fileprivate var sentence: String {
    switch self {
    case .characters: "one for each character"
    case .wide: "two for each wide character"
    case .scalars: "each Unicode scalar by itself"
    case .ligatures: "one for each character, but one for fi together, and for f…"
    }
  }
}

extension TextViewScenario.Event {
  fileprivate var lines: [String] {
    switch self {
    case .viewWillAppear: ["viewWillAppear()"]
    case .typedMeanwhile(let line, let isAppearing):
      [
        isAppearing ? "viewWillAppear()" : #"handle("r")"#,
        "handle(\(quoted(line))) while the update is running",
      ]
    case .line(let line): ["handle(\(quoted(line)))"]
    case .noContent: ["showNoContentMessage()"]
    case .error(let message): ["showErrorMessage(\(quoted(message)))"]
    case .columns(let columns): ["from now on \(columns) columns"]
    case .show(let data):
      ["showUpcomingDisplayData, sections:\(data.sections.isEmpty ? " none" : "")"]
        + data.sections.map { section in
          let list = section.items.shownInScenario { item in
            quoted(item.title) + (item.dueDay.isEmpty ? "" : " on \(quoted(item.dueDay))")
          }
          return
            "  \(quoted(section.name)) (\(section.imageName)): \(list.isEmpty ? "no items" : list)"
        }
    }
  }
}
