import TodoTerminal

/// An output between the view and the real one; a mutant or variant bends what passes.
@MainActor
struct BentTextOutput: TextOutput {
  let real: any TextOutput
  /// How many columns the view believes in.
  var bendColumns: (Int) -> Int = { $0 }
  /// How wide the view believes a text is; nil asks the real output.
  var bendWidth: ((String) -> Int)?
  /// What is written for one write of the view, each text a write of its own.
  var bendText: (String) -> [String] = { [$0] }

  init(_ real: any TextOutput) {
    self.real = real
  }

  var columns: Int { bendColumns(real.columns) }
  func width(of text: String) -> Int { bendWidth?(text) ?? real.width(of: text) }
  func write(_ text: String) { for piece in bendText(text) { real.write(piece) } }
}
