import Foundation

extension Step {
  /// The beginning of the step's paragraph in the Guide: its title, and who writes the test.
  package var guideTitle: String {
    let mark =
      isYours ? " (Yours.)" : kind == .outer ? " (Outer.)" : mayArriveGreen ? " (Guard.)" : ""
    return "\(title).\(mark)"
  }

  /// The step's paragraph in the text of Guide.md; nil if there is none after the step's anchor.
  ///
  /// It is in one line, without Markdown except the code marks, so that code is visible.
  package func paragraph(in guide: String) -> String? {
    let anchor = "<a id=\"stage-\(stage)-\(name)\"></a>"
    guard let start = guide.firstRange(of: anchor)?.upperBound else { return nil }
    let lines = guide[start...].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .drop(while: \.isEmpty).prefix { !$0.isEmpty }
    // Links become their text, and emphasis loses its marks.
    let text = lines.joined(separator: " ").replacing(/\[([^\]]+)\]\([^)]*\)/) { String($0.1) }
      .replacing(/\*+([^*]+)\*+/) { String($0.1) }
      .trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }
}
