import CommandLineKit
import KataLearner

/// The screen of the loop: the newest lines above the keys, and the earlier lines.
struct Screen {
  private let terminal: Terminal
  private var transcript = Transcript()

  init(terminal: Terminal) {
    self.terminal = terminal
  }

  /// Shows lines above the keys; visible keys mean that the loop is waiting.
  mutating func say(_ lines: [HangingLine], onClearedScreen isNew: Bool = false) {
    let shown = (lines + [HangingLine("")]).map { terminal.rows(of: [$0]) }
    let rows = shown.flatMap(\.self)
    transcript.add(rows, height: height, isOnClearedScreen: isNew)
    let fitting = isNew ? Screen.fitting(shown, height) : Screen.scrolled(rows, height)
    terminal.write(fitting + [LoopKey.summary], onClearedScreen: isNew)
  }

  /// The rows of a text below the board; if its first ones scroll away, with a hint of the key.
  static func scrolled(_ rows: [String], _ height: Int) -> [String] {
    rows.count > height ? rows + ["  b shows the rows above"] : rows
  }

  /// The rows of a board that fit, from the rows of each line.
  ///
  /// Blank rows go first, then whole lines before the last ones: the first difference and the links
  /// stay.
  static func fitting(_ lines: [[String]], _ height: Int) -> [String] {
    func count(_ lines: some Sequence<[String]>) -> Int { lines.reduce(0) { $0 + $1.count } }
    var lines = lines
    while count(lines) > height, let blank = lines.lastIndex(of: [""]) {
      lines.remove(at: blank)
    }
    let most = 6
    guard count(lines) > height, height > 2 * most else { return lines.flatMap(\.self) }
    var end = lines[...]
    while count(end) > most { end.removeFirst() }
    var start = lines.dropLast(end.count)
    while count(start) + 1 + count(end) > height { start.removeLast() }
    let note = "  … \(count(lines) - count(start) - count(end)) more rows; b shows the end"
    return start.flatMap(\.self) + [note] + end.flatMap(\.self)
  }

  /// Shows the lines above those on the screen.
  mutating func lookBack() {
    let rows = transcript.back(by: height)
    terminal.write(
      (rows.isEmpty ? ["There is nothing earlier."] : rows) + ["", LoopKey.summary],
      onClearedScreen: true
    )
  }

  // Without the keys and the row of the cursor.
  private var height: Int { max(1, terminal.height - 3) }
}
