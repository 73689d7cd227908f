import CommandLineKit

/// The screen of the loop: the newest lines above the keys, and the earlier lines.
struct Screen {
  private let terminal: Terminal
  private var transcript = Transcript()

  init(terminal: Terminal) {
    self.terminal = terminal
  }

  /// Shows lines above the keys; visible keys mean that the loop is waiting.
  mutating func say(_ lines: [HangingLine], onClearedScreen isNew: Bool = false) {
    terminal.clearProgress()
    if isNew { terminal.clearScreen() }
    let rows = terminal.rows(of: lines + [HangingLine("")])
    transcript.add(rows, height: height, isOnClearedScreen: isNew)
    terminal.write((isNew ? Screen.fitting(rows, height) : rows) + [LoopKey.summary])
  }

  /// The rows of a board that fit: its beginning with the first difference, and its links.
  static func fitting(_ rows: [String], _ height: Int) -> [String] {
    let end = 6
    guard rows.count > height, height > 2 * end else { return rows }
    let missing = rows.count - height + 1
    let note = "  … \(missing) more rows; b shows the end"
    return rows.dropLast(end + missing) + [note] + rows.suffix(end)
  }

  /// Shows the lines above those on the screen.
  mutating func lookBack() {
    let rows = transcript.back(by: height)
    terminal.clearProgress()
    terminal.clearScreen()
    terminal.write(
      (rows.isEmpty ? ["There is nothing earlier."] : rows) + ["", LoopKey.summary]
    )
  }

  // Without the keys and the row of the cursor.
  private var height: Int { max(1, terminal.height - 3) }
}
