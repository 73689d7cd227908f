import Testing

@testable import KataLearner

struct ChangeSizeTests {
  @Test(
    "New lines and removed lines are counted, blanks and moved lines are not",
    arguments: [
      ("a\nb\nc", "a\nx\nc", 1, 1), ("a\nb", "a\n\n    b  ", 0, 0), ("", "a\nb\n", 2, 0),
      ("a\nb\nc", "", 0, 3), ("a\r\nb", "a\nb\nc", 1, 0), ("x\na\nb\ny", "b\na", 0, 2),
      ("a\na", "a\na\na", 1, 0),
    ]
  )
  func test_init_texts_areCompared(old: String, new: String, added: Int, removed: Int) {
    #expect(ChangeSize(from: old, to: new) == ChangeSize(added: added, removed: removed))
  }

  @Test("Long texts are compared, too")
  func test_init_longTexts_areCompared() {
    let old = (0..<20_000).map { "old \($0)" }.joined(separator: "\n")
    let new = "first\n" + old.dropLast(3) + "last"

    #expect(ChangeSize(from: old, to: new) == ChangeSize(added: 2, removed: 1))
  }

  @Test("The total is the new and the removed lines, without an overflow")
  func test_lines_areTheSum() {
    #expect(ChangeSize(added: 2, removed: 3).lines == 5)
    #expect(ChangeSize(added: .max, removed: 1).lines == .max)
  }
}
