import KataKit
import Testing

struct FailureTests {
  @Test(
    "The author's sentence is taken out of XCTest's description",
    arguments: [
      (
        "XCTAssertEqual failed: (\"[]\") is not equal to (\"[a]\") - asked: expected a.",
        "asked: expected a."
      ),
      ("XCTAssertFalse failed - kept: expected gone.", "kept: expected gone."),
      ("threw error \"The disk is full.\"", "The disk is full."),
      ("XCTAssertTrue failed", "XCTAssertTrue failed"),
      (
        "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ",
        "XCTAssertEqual failed: (\"1\") is not equal to (\"2\")"
      ),
      ("XCTAssertTrue failed - ", "XCTAssertTrue failed"),
    ]
  )
  func test_init_description_givesTheSentence(description: String, message: String) {
    let failure = Failure(xctestDescription: description, file: "T.swift", line: 3)

    #expect(failure == Failure(message: message, file: "T.swift", line: 3))
  }

  @Test("The place that Linux makes up for a thrown error is no place")
  func test_init_thrownError_hasNoPlace() {
    let failure = Failure(xctestDescription: "threw error \"x\"", file: "<EXPR>", line: 0)

    #expect(failure == Failure(message: "x", file: nil, line: nil))
  }
}
