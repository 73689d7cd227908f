import TodoTerminal

/// An output between the view and the real one; a mutant or variant changes what passes.
@MainActor
package struct InterceptingTextOutput: TextOutput {
  let real: any TextOutput
  /// How many columns the view believes in.
  var mutateColumns: (Int) -> Int = { $0 }
  /// How wide the view believes a text is; nil asks the real output.
  var mutateWidth: ((String) -> Int)?
  /// What is written for one write of the view, each text a write of its own.
  package var mutateText: (String) -> [String] = { [$0] }

  package init(_ real: any TextOutput) {
    self.real = real
  }

  package var columns: Int { mutateColumns(real.columns) }
  package func width(of text: String) -> Int { mutateWidth?(text) ?? real.width(of: text) }
  package func write(_ text: String) { for piece in mutateText(text) { real.write(piece) } }
}
