import CommandLineKit
import Foundation

extension String {
  /// The text for a page, in which markup is shown and each control character is U+FFFD.
  ///
  /// Line breaks stay, in a form that an attribute keeps.
  package var asMarkup: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init).map(\.shownAsData).joined(separator: "\n")
      .replacing("&", with: "&amp;").replacing("\n", with: "&#10;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }
}
