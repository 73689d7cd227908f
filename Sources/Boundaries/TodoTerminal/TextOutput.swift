/// Where a text view writes, and what it must know about the paper.
@MainActor
public protocol TextOutput {
  /// How many columns a line has; at least 1.
  var columns: Int { get }
  /// How many columns `text` takes: wide characters take two, combining ones none.
  func width(of text: String) -> Int
  /// Writes `text` as it is; only what the texts contain ends a line.
  func write(_ text: String)
}
