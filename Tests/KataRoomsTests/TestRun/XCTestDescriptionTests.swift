import Testing

@testable import KataCore

struct XCTestDescriptionTests {
  @Test(
    "The author's sentence is extracted from XCTest's description",
    arguments: [
      (
        "XCTAssertEqual failed: (\"[]\") is not equal to (\"[a]\") - asked: expected a.",
        "asked: expected a."
      ),
      ("XCTAssertFalse failed - kept: expected gone.", "kept: expected gone."),
      ("XCTAssertNil failed: \"[\"Today\"]\" - shown: \"a\" - b", "shown: \"a\" - b"),
      ("threw error \"The disk is full.\"", "The disk is full."),
      ("threw error \"x\"", "x"),
      ("XCTAssertTrue failed", "XCTAssertTrue failed"),
      (
        "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ",
        "XCTAssertEqual failed: (\"1\") is not equal to (\"2\")"
      ),
      ("XCTAssertTrue failed - ", "XCTAssertTrue failed"),
    ]
  )
  func test_init_description_givesTheSentence(description: String, sentence: String) {
    #expect(FailureMessage.sentence(inXCTest: description) == sentence)
  }
}
