import Testing

@testable import KataJudge

struct StatusTests {
  @Test(
    "Every status has its word, its headline, its sign, and the same word in JSON as ever",
    arguments: zip(
      Status.allCases,
      [
        ("green", "GREEN", "+", "GREEN"), ("red", "RED", "x", "RED"),
        ("crash", "RED", "x", "CRASH"), ("hang", "RED", "x", "HANG"),
        ("yours", "YOURS", "x", "YOURS"), ("kit", "KIT", "x", "KIT"), ("-", "NEXT", ".", "NEXT"),
      ] as [(String, String, Character, String)]
    )
  )
  func test_alphabets(
    status: Status,
    words: (word: String, headline: String, sign: Character, json: String)
  ) {
    #expect(status.word == words.word)
    #expect(status.headline == words.headline)
    #expect(status.sign == words.sign)
    #expect(status.rawValue == words.json)
  }
}
