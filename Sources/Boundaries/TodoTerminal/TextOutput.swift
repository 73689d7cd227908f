/// The output area of a text view: its width, and a way to write on it.
@MainActor
public protocol TextOutput {
  /// The number of columns in a line; may be too small for any text, even 0.
  var columns: Int { get }
  /// Returns the columns that `text` takes: wide characters take two, combining ones none.
  func width(of text: String) -> Int
  /// Writes `text` unchanged; only a line end in the text ends a line.
  func write(_ text: String)
}
