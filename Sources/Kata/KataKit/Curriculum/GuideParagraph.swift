import Foundation

/// The paragraph of Guide.md about a step.
package struct GuideParagraph: Equatable, Sendable {
  /// The whole paragraph in one line, without Markdown except the code marks.
  package let text: String

  /// Finds the paragraph in the guide of a working copy; nil if the guide or the step is missing.
  package init?(of step: Step, in package: URL) {
    let file = package.appending(path: "Guide.md")
    guard let guide = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    self.init(of: step, guide: guide)
  }

  /// Finds the paragraph in the text of a guide; nil if there is none after the step's anchor.
  package init?(of step: Step, guide: String) {
    let anchor = "<a id=\"stage-\(step.stage)-\(step.name)\"></a>"
    guard let start = guide.firstRange(of: anchor)?.upperBound else { return nil }
    let lines = guide[start...].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .drop(while: \.isEmpty).prefix { !$0.isEmpty }
    let paragraph = lines.joined(separator: " ")
    guard !paragraph.isEmpty else { return nil }
    text = Self.plain(paragraph)
  }

  // Links become their text, and emphasis loses its marks. Code keeps them, so that it is visible.
  private static func plain(_ text: String) -> String {
    text.replacing(/\[([^\]]+)\]\([^)]*\)/) { String($0.1) }
      .replacing(/\*+([^*]+)\*+/) { String($0.1) }
      .trimmingCharacters(in: .whitespaces)
  }
}
