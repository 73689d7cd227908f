import KataKit
import Testing

struct StatusTests {
  @Test(
    "Every status has its word, its headline and its sign",
    arguments: zip(
      Status.allCases,
      [
        ("green", "GREEN", "+"), ("red", "RED", "x"), ("crash", "RED", "x"),
        ("hang", "RED", "x"), ("yours", "YOURS", "x"), ("kit", "KIT", "x"), ("-", "NEXT", "."),
      ] as [(String, String, Character)]
    )
  )
  func test_alphabets(status: Status, alphabets: (word: String, headline: String, sign: Character))
  {
    #expect(status.word == alphabets.word)
    #expect(status.headline == alphabets.headline)
    #expect(status.sign == alphabets.sign)
  }

  @Test("The words in JSON are the same since the first version")
  func test_rawValues_areStable() {
    let words = ["GREEN", "RED", "CRASH", "HANG", "YOURS", "KIT", "NEXT"]

    #expect(Status.allCases.map(\.rawValue) == words)
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
