import Foundation
import KataCore
import KataJudge

// Starters and solutions are written from the histories, and facts from the rows, so that each line
// is maintained once.
extension Workspace {
  /// The files that differ from what they are written from, in order, with the right text.
  ///
  /// - Throws: `HistoryError` if a history is missing or cannot be read.
  func outdatedTexts(of stages: [Stage]) throws(HistoryError) -> [(path: String, text: String)] {
    var texts: [String: String] = [:]
    let (guide, agendas) = ("Guide.md", ".github/WORKSHOP.md")
    for path in [guide, agendas, "README.md"] { texts[path] = text(of: path) }
    for stage in stages {
      texts.merge(try stage.writtenTexts()) { $1 }
      texts[guide] = texts[guide].map(stage.withParagraphs)
      texts[agendas] = texts[agendas].map(stage.withMinutes)
      texts[stage.suiteFile] = text(of: stage.suiteFile).map(stage.withTitles)
      texts[stage.xctestSuiteFile] = texts[stage.suiteFile].map(XCTestText.suite)
    }
    for path in texts.keys where path.hasSuffix(".md") {
      texts[path] = texts[path].map(curriculum.withFacts)
    }
    return texts.sorted { $0.key < $1.key }.filter { text(of: $0.key) != $0.value }
      .map { ($0.key, $0.value) }
  }
}

extension Stage {
  // The starters, the solutions and their tests, by path.
  //
  // A solution keeps only the first line of its history's head comment: the rest is for the learner.
  fileprivate func writtenTexts() throws(HistoryError) -> [String: String] {
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
