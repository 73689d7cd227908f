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
    let isCut = isNew && rows.count > height
    let end = isCut ? terminal.rows(of: Screen.headlines(of: lines)) : []
    terminal.write(rows + end + [LoopKey.summary])
  }

  /// The headline of a board and the line above it about an outer step, to repeat at the end of a
  /// board that does not fit on the screen.
  static func headlines(of lines: [HangingLine]) -> [HangingLine] {
    lines.filter { $0.look != nil && $0.stretch == nil && $0.hang == 0 }.suffix(2)
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
