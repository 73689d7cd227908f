import TodoScreens
import TodoTerminal

/// Writes each line as soon as it is complete, and cuts titles from their end.
@MainActor
final class LineByLineTextView: ListTextViewSubject {
  private let eventHandler: any ListModuleInterface
  private let output: any TextOutput

  init(_ parts: ListTextViewParts) {
    eventHandler = parts.eventHandler
    output = parts.output
  }

  func viewWillAppear() async { await eventHandler.updateView() }

  func handle(_ line: String) async {
    if line == "a" { return eventHandler.addNewEntry() }
    if line == "r" { return await eventHandler.updateView() }
    if line != "?" { output.write("Unknown command. ") }
    writeLine("a add, r refresh, ? help, q quit")
  }

  func showNoContentMessage() { writeLine("Nothing to do until the end of next week.") }

  func showErrorMessage(_ message: String) { writeLine(trimmed("Error: " + harmless(message))) }

  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    var isFirst = true
    for section in data.sections {
      if !isFirst { writeLine("") }
      isFirst = false
      writeLine("\(sign(of: section.imageName)) \(section.name)")
      // No language has a control character in a weekday.
      write(section.items.map { (harmless($0.title), $0.dueDay) })
    }
  }

  private func write(_ items: [(title: String, day: String)]) {
    let widest = items.map { $0.day.isEmpty ? 0 : output.width(of: $0.day) + 2 }.max() ?? 0
    let cutItems = items.map { item in
      (title: cut(item.title, to: output.columns - 4 - widest), day: item.day)
    }
    let column = cutItems.map { output.width(of: $0.title) }.max() ?? 0
    for item in cutItems {
      guard !item.day.isEmpty else {
        writeLine(trimmed("    " + item.title))
        continue
      }
      output.write("    ")
      output.write(item.title)
      for _ in 0..<(column - output.width(of: item.title) + 2) { output.write(" ") }
      output.write(item.day)
      writeLine("")
    }
  }

  private func cut(_ title: String, to room: Int) -> String {
    guard output.width(of: title) > room else { return title }
    var kept = title
    while !kept.isEmpty, output.width(of: kept + "…") > room { kept.removeLast() }
    return kept + "…"
  }

  private func sign(of imageName: String) -> String {
    switch imageName {
    case "check": "*"
    case "alarm": "!"
    case "circle": "o"
    default: "#"
    }
  }

  private func harmless(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          // The rules leave open what becomes of Unicode's own line ends.
          scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
            || "\u{2028}\u{2029}".unicodeScalars.contains(scalar) ? "\u{FFFD}" : scalar
        }
      )
    )
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  private func writeLine(_ text: String) {
    output.write(text)
    output.write("\n")
  }
}
