import CommandLineKit
import Testing

struct JoinedWithAndTests {
  @Test(
    "Names are joined as in a sentence",
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
    ] as [([String], String)]
  )
  func test_joinedWithAnd(names: [String], sentence: String) {
    #expect(names.joinedWithAnd == sentence)
  }
}
