import Foundation
import Testing
import TodoUseCases

struct UseCaseFailureTests {
  @Test(
    "The sentence of an error is used unchanged, even if it is empty; other errors are printed",
    arguments: [
      (Explained(sentence: "disk full"), "disk full"),
      (Explained(sentence: " two\nlines. "), " two\nlines. "), (Explained(sentence: ""), ""),
      (Explained(sentence: nil), "Explained(sentence: nil)"), (Plain.full, "full"),
    ] as [(any Error, String)]
  )
  func test_init_error_isASentence(error: any Error, reason: String) {
    #expect(UseCaseFailure(error).reason == reason)
  }
}

private struct Explained: LocalizedError {
  var sentence: String?
  var errorDescription: String? { sentence }
  var failureReason: String? { "the reason of it" }
}

private enum Plain: Error {
  case full
}
