// Stage 5, the change: the view decides which key does what.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  the three files in this folder; the tests you write yourself go into Tests/.
// Stuck: Guide.md, "Stage 5: the change", has a paragraph for each step.

import TodoScreens
import TodoTerminal

@MainActor
public final class ListTextView: ListViewInterface, TextScreen {
  private static let commands = "a add, r refresh, ? help, q quit"
  private static let signs = ["check": "*", "alarm": "!", "circle": "o", "calendar": "#"]
  private static let indent = "    "
  private static let gap = "  "

  private let eventHandler: any ListModuleInterface
  private let output: any TextOutput

  public init(eventHandler: any ListModuleInterface, output: any TextOutput) {
    self.eventHandler = eventHandler
    self.output = output
  }

  public func viewWillAppear() async {
    await eventHandler.updateView()
  }

  public func handle(_ line: String) async {
    switch line {
    case "a": eventHandler.addNewEntry()
    case "r": await eventHandler.updateView()
    case "?": writeLine(Self.commands)
    default: writeLine("Unknown command. \(Self.commands)")
    }
  }

  public func showNoContentMessage() {
    writeLine("Nothing to do until the end of next week.")
  }

  public func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    writeLine(data.sections.map(text).joined(separator: "\n\n"))
  }

  public func showErrorMessage(_ message: String) {
    writeLine(withoutBlanksAtTheEnd("Error: \(shownAsData(message))"))
  }

  private func writeLine(_ text: String) {
    output.write(text + "\n")
  }

  private func text(of section: UpcomingDisplaySection) -> String {
    let days = section.items.map { shownAsData($0.dueDay) }
    let roomForDays = days.map { $0.isEmpty ? 0 : output.width(of: Self.gap + $0) }.max() ?? 0
    let room = output.columns - output.width(of: Self.indent) - roomForDays
    let titles = section.items.map { cut(shownAsData($0.title), to: room) }
    let column = titles.map(output.width).max() ?? 0

    let heading = [Self.signs[section.imageName], section.name].compactMap(\.self)
    let lines = zip(titles, days).map { title, day in
      guard !day.isEmpty else { return Self.indent + title }
      let padding = String(repeating: " ", count: column - output.width(of: title))
      return Self.indent + title + padding + Self.gap + day
    }
    return ([heading.joined(separator: " ")] + lines).map(withoutBlanksAtTheEnd)
      .joined(separator: "\n")
  }

  // One character at a time: the width of a text is not the sum of its characters' widths.
  private func cut(_ title: String, to room: Int) -> String {
    guard output.width(of: title) > room else { return title }
    var kept = ""
    for character in title {
      let longer = kept + String(character)
      guard output.width(of: longer + "…") <= room else { break }
      kept = longer
    }
    return kept + "…"
  }

  // A title is data: an escape sequence or a change of direction must not control the terminal.
  private func shownAsData(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isCommand =
        scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
      scalars.append(isCommand ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }

  // No line ends in spaces, even if its title or message does, or if the message is empty.
  private func withoutBlanksAtTheEnd(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
