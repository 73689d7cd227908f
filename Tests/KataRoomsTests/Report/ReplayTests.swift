import Foundation
import KataCore
import Testing

@testable import KataLearner
@testable import workshop

struct ReplayTests {
  private let file = Stage.counter.files[0].exercise
  private let nine = Date(timeIntervalSince1970: 1_400_662_800)

  private func save(
    _ number: Int,
    _ text: String,
    _ kind: JournalEntry.Kind?,
    message: String? = nil
  ) -> (number: Int, save: Save) {
    let time = nine + Double(number) * 60
    let run = kind.map { JournalEntry(time: time, stage: 1, step: "first", kind: $0) }
    let texts = Sources(files: [file: Data(text.utf8)])
    return (
      number,
      Save(
        of: texts,
        run: run,
        keptBy: run == nil ? "back" : nil,
        message: message,
        time: time
      )
    )
  }

  private func page(_ saves: [(number: Int, save: Save)]) -> String {
    CycleReport(of: saves.compactMap(\.save.run))
      .page(in: .gmt, curriculum: .toy, replay: Replay(of: saves, in: .gmt, curriculum: .toy))
  }

  @Test("Each save has its verdict, its message and its difference; a light leads to it")
  func test_page_saves_areReplayed() {
    let text = page([
      save(4, "one\n", .red, message: "expected 1\ngot 2"), save(5, "two\n", .green),
      save(6, "two\n", nil),
    ])

    #expect(text.contains("<a href=\"#save-4\" aria-label=\"Save 4\"><rect class=\"red\""))
    #expect(text.contains("<h3 class=\"red\">Save 4 at 09:04: red, 1.1 It begins at zero</h3>"))
    #expect(text.contains("<pre>expected 1&#10;got 2</pre>"))
    #expect(
      text.contains(
        "<h4>\(file)</h4>\n<pre><del>- one</del>\n<ins>+ two</ins>\n</pre>\n</article>"
      )
    )
    #expect(text.contains("<a rel=\"prev\" href=\"#save-4\">"))
    #expect(text.contains("<a rel=\"next\" href=\"#save-6\">"))
    #expect(
      text.contains("Save 6 at 09:06: kept before back replaced it</h3>\n<p>No text changed.</p>")
    )
    #expect(isWellFormed(text.drop { $0 != "\n" }))
  }

  @Test("Hostile texts are data, and a text of a megabyte is cut")
  func test_page_hostileTexts_areData() {
    let text = "</pre><script>alert(1)</script>\u{1B}[2J\u{0}&amp;]]>\n"
    let page = page([
      save(1, text + String(repeating: "x", count: 1_000_000), .red, message: text),
      save(2, String(repeating: "line\n", count: 10_000), .red),
    ])

    #expect(!page.contains("<script>alert"))
    #expect(!page.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{0}" })
    #expect(page.utf8.count < 30_000)
    #expect(isWellFormed(page.drop { $0 != "\n" }))
  }
}
