import KataTesting
import TodoTerminal

/// An output between the view and the real one; a mutant or variant changes its answers or texts.
@MainActor
package struct InterceptingTextOutput: TextOutput {
  let real: any TextOutput
  /// Changes the number of columns that the view sees.
  var mutateColumns: (Int) -> Int = { $0 }
  /// The width of a text that the view sees; nil asks the real output.
  var mutateWidth: ((String) -> Int)?
  /// Turns a text that the view writes into the texts that are written.
  package var mutateText: (String) -> [String] = { [$0] }

  package init(_ real: any TextOutput) {
    self.real = real
  }

  package var columns: Int { mutateColumns(real.columns) }
  package func width(of text: String) -> Int { mutateWidth?(text) ?? real.width(of: text) }
  package func write(_ text: String) { for piece in mutateText(text) { real.write(piece) } }
}
