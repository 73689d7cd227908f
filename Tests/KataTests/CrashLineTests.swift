import Foundation
import Testing

@testable import kata

struct CrashLineTests {
  private let checkout = Checkout(root: URL(filePath: "/kit"))

  @Test("A crash is told with the learner's line")
  func test_init_backtrace_namesTheLearnersLine() {
    let output = """
      Test Case started
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      0 [ra] 0x1 _assertionFailure in libswiftCore.so
      1 [ra] 0x2 ListInteractor.findUpcomingItems() in kit at /kit/Exercises/1-Interactor/ListInteractor.swift:30:25
      """

    #expect(
      CrashLine(in: output, of: checkout)?.text
        == "Fatal error: Index out of range, at Exercises/1-Interactor/ListInteractor.swift:30:25"
    )
  }

  @Test("Without a backtrace the message stands alone")
  func test_init_noBacktrace_isTheMessage() {
    #expect(CrashLine(in: "x.swift:3: Fatal error: no", of: checkout)?.text == "Fatal error: no")
  }

  @Test("Output without a crash has none")
  func test_init_noCrash_isNil() {
    #expect(CrashLine(in: "all green", of: checkout) == nil)
  }
}
