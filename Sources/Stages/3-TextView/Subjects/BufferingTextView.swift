import TodoScreens
import TodoTerminal

/// Collects text in a buffer and writes whole lines; asks for each width once per call.
@MainActor
final class BufferingTextView: ListTextViewSubject {
  private let eventHandler: any ListModuleInterface
  private let output: any TextOutput
  private var buffer = ""
  // By bytes: two spellings of a text are equal for Swift, but may differ in width.
  private var widths: [[UInt8]: Int] = [:]

  init(_ parts: ListTextViewParts) {
    eventHandler = parts.eventHandler
    output = parts.output
  }

  func viewWillAppear() async { await eventHandler.updateView() }

  func handle(_ line: String) async {
    let usage = "a add, r refresh, ? help, q quit"
    let commands: [String: () async -> Void] = [
      "a": { self.eventHandler.addNewEntry() },
      "r": { await self.eventHandler.updateView() },
      "?": { self.write([usage]) },
    ]
    let answer = commands[line] ?? { self.write(["Unknown command. " + usage]) }
    await answer()
  }

  func showNoContentMessage() { write(["Nothing to do until the end of next week."]) }

  func showErrorMessage(_ message: String) { write(["Error: " + harmless(message)]) }

  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    // The terminal may have changed by the next call.
    widths = [:]
    write(Array(data.sections.map(lines).joined(separator: [""])))
  }

  private func write(_ lines: [String]) {
    for line in lines {
      buffer += line
      while buffer.hasSuffix(" ") { buffer.removeLast() }
      buffer += "\n"
    }
    while let end = buffer.firstIndex(of: "\n") {
      output.write(String(buffer[...end]))
      buffer = String(buffer[buffer.index(after: end)...])
    }
  }

  private func lines(of section: UpcomingDisplaySection) -> [String] {
    let signs = ["check": "*", "alarm": "!", "circle": "o", "calendar": "#"]
    let days = section.items.map { $0.dueDay.isEmpty ? "" : "  " + harmless($0.dueDay) }
    let room = output.columns - width("    ") - (days.map(width).max() ?? 0)
    let titles = section.items.map { cut(Array(harmless($0.title)), to: room) }
    let column = titles.map(width).max() ?? 0
    let rows = zip(titles, days).map { title, day in
      "    " + title + String(repeating: " ", count: column - width(title)) + day
    }
    return ["\(signs[section.imageName] ?? "") \(section.name)"] + rows
  }

  // A binary search for the longest beginning that fits.
  private func cut(_ title: [Character], to room: Int) -> String {
    if width(String(title)) <= room { return String(title) }
    var (fits, tooLong) = (0, title.count)
    while fits + 1 < tooLong {
      let half = (fits + tooLong) / 2
      if width(String(title[..<half]) + "…") <= room { fits = half } else { tooLong = half }
    }
    return String(title[..<fits]) + "…"
  }

  private func width(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    let known = widths[bytes] ?? output.width(of: text)
    widths[bytes] = known
    return known
  }

  private func harmless(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { shown, scalar in
      let isCommand =
        scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
      shown.unicodeScalars.append(isCommand ? "\u{FFFD}" : scalar)
    }
  }
}
