import Foundation
import KataRun

// Starters and solutions are written from the histories, titles, paragraphs and minutes from the
// rows, so that each line is maintained once.
extension Stage {
  /// The files below `package` that differ from what they are written from, in order, with the
  /// right text.
  ///
  /// - Throws: `HistoryError` if a history is missing or cannot be read.
  func outdatedTexts(
    in package: URL
  ) throws(HistoryError) -> [(path: String, text: String)] {
    func there(_ path: String) -> String? {
      PackageFile(path, in: package).content.flatMap { String(data: $0, encoding: .utf8) }
    }
    var texts = try writtenTexts()
    texts[suiteFile] = there(suiteFile).map(withTitles)
    texts["Guide.md"] = there("Guide.md").map(withParagraphs)
    texts[".github/WORKSHOP.md"] = there(".github/WORKSHOP.md").map(withMinutes)
    texts[xctestSuiteFile] = texts[suiteFile].map(XCTestText.suite)
    texts[suiteRecordFile] = suiteRecord(in: package, with: texts)
    return texts.sorted { $0.key < $1.key }.filter { there($0.key) != $0.value }
      .map { ($0.key, $0.value) }
  }

  // The starters, the solutions and their tests, by path.
  //
  // A solution keeps only the first line of its history's head comment: the rest is for the learner.
  private func writtenTexts() throws(HistoryError) -> [String: String] {
    var texts = try texts(after: 0)
    let finished = try self.texts(after: steps.count)
    for file in files {
      let (head, body) = Self.parts(of: finished[file.exercise] ?? "")
      let title = head.prefix { $0 != "\n" }
      texts[file.solution] =
        "\(title)\n//\n// The finished exercise, written from its history.\n" + body
    }
    // A test of the learner's may use the learner's classes.
    let tests = Self.parts(of: finished[ownTestsFile] ?? "").body
      .replacing("import \(exerciseModule)\n", with: "import \(stem)Solution\n")
    texts["\(solutionTestsFolder)/My\(stem)Tests.swift"] =
      "// The tests that Stage \(number) leaves to the learner, in both frameworks.\n" + tests
    return texts
  }

  // The comment at the top, and everything after it.
  private static func parts(of text: String) -> (head: Substring, body: Substring) {
    let end = text.prefixMatch(of: /(\/\/.*\n?)*/)?.range.upperBound ?? text.startIndex
    return (text[..<end], text[end...])
  }
}
