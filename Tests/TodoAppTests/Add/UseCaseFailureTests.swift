import Foundation
import Testing
import TodoUseCases

struct UseCaseFailureTests {
  @Test("The sentence of an error is used unchanged, even if it is empty")
  func test_init_localizedError_keepsItsSentence() {
    #expect(UseCaseFailure(Explained(sentence: "disk full")).reason == "disk full")
    #expect(UseCaseFailure(Explained(sentence: " two\nlines. ")).reason == " two\nlines. ")
    #expect(UseCaseFailure(Explained(sentence: "")).reason == "")
  }

  @Test("An error without a sentence is printed")
  func test_init_otherError_isPrinted() {
    #expect(UseCaseFailure(Explained(sentence: nil)).reason == "Explained(sentence: nil)")
    #expect(UseCaseFailure(Plain.full).reason == "full")
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
