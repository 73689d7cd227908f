import Foundation

/// What Guide.md says of a step.
package struct GuideParagraph: Equatable, Sendable {
  /// The whole paragraph in one line, without its signs of Markdown.
  package let text: String
  /// The requirement in the words of the product owner, where the test is the learner's.
  package let requirement: String?
  /// What to look for when the step is green.
  package let question: String?

  /// Finds the paragraph in the guide of a working copy; nil if the guide or the step is not there.
  package init?(of step: Step, in package: URL) {
    let file = package.appending(path: "Guide.md")
    guard let guide = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    self.init(of: step, guide: guide)
  }

  /// Finds the paragraph in the text of a guide; nil if there is none behind the step's anchor.
  package init?(of step: Step, guide: String) {
    let anchor = "<a id=\"stage-\(step.stage)-\(step.name)\"></a>"
    guard let start = guide.firstRange(of: anchor)?.upperBound else { return nil }
    let lines = guide[start...].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .drop(while: \.isEmpty).prefix { !$0.isEmpty }
    let paragraph = lines.joined(separator: " ")
    guard !paragraph.isEmpty else { return nil }

    let parts = paragraph.components(separatedBy: "*Tidy:*")
    text = Self.plain(paragraph)
    question = parts.count > 1 ? Self.sentence(parts[1]) : nil
    requirement = paragraph.firstMatch(of: /\(Yours\.\)\*\* \*([^*]+)\*/)
      .map { Self.plain(String($0.1)) }
  }

  private static func sentence(_ text: String) -> String {
    let plain = plain(text)
    return plain.prefix(1).uppercased() + plain.dropFirst()
  }

  // Links become their text, emphasis and code lose their signs.
  private static func plain(_ text: String) -> String {
    text.replacing(/\[([^\]]+)\]\([^)]*\)/) { String($0.1) }
      .replacing(/\*+([^*]+)\*+/) { String($0.1) }
      .replacing("`", with: "")
      .trimmingCharacters(in: .whitespaces)
  }
}
