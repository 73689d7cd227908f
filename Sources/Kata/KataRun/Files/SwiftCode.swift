/// A Swift text without its comments, and by default without the content of its string literals.
///
/// A comment may contain comments, but these may not contain further ones.
package struct SwiftCode {
  /// The code that is left.
  package let text: String

  /// Reads a text; with `keepsLines`, each line of the code is the same line of the text.
  package init(of source: String, keepsLines: Bool = false, keepsLiterals: Bool = false) {
    // Line and block comments; then raw, multi-line and plain literals. Each may lack its end.
    let passages =
      #/
      (?s)
      // \V*
      | (?<block> /\* (?: /\* .*? (?: \*/ | \z ) | . )*? (?: \*/ | \z ) )
      | (?<literal>
        (?<signs> \#+ ) (?<quotes> """ | " ) .*? (?: \k<quotes> \k<signs> | \z )
        | """ (?: \\ . | . )*? (?: """ | \z )
        | " (?: \\ \V | [^"\v] )*+ "?
      )
      /#
    text = source.replacing(passages) { passage in
      let lines = passage.0.filter { keepsLines && $0.isNewline }
      guard passage.literal != nil else { return lines + (passage.block == nil ? "" : " ") }
      return keepsLiterals ? String(passage.0) : lines + "\"\""
    }
  }
}
