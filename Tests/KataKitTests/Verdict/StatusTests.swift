import KataKit
import Testing

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

  @Test(
    "Every state has its status",
    arguments: [
      (StepState.done, Status.green), (.toyRed, .red), (.disagreeing(red: .xctest, []), .kit),
      (.crashed(.xctest, nil), .crash), (.hung(.xctest, limit: 5), .hang),
      (.yours(.missing), .yours),
      (.yours(.rejects(Rejection(test: "t", implementation: "", message: .init("")))), .yours),
      (.yours(.tooWeak(Weakness(caught: 1, of: 2, summary: ""))), .yours),
      (.yours(.red(test: "t", [])), .red), (.yours(.hung(test: "t", limit: 5)), .red),
      (.yours(.crashed(test: "t", nil)), .red), (.waiting("waits"), .waiting), (.notRun, .waiting),
    ]
  )
  func test_status_ofState(state: StepState, status: Status) {
    #expect(state.status == status)
  }
}
