import Testing
import TodoMocks

struct CallMismatchTests {
  @Test(
    "Missing, unexpected and moved calls are marked in their lists",
    arguments: [
      (["a()", "b()"], ["a()"], "    a()\n  - b()", "    a()"),
      (["a()"], ["b()", "a()"], "    a()", "  + b()\n    a()"),
      // A call that came too early or too late is marked in both lists.
      (
        ["a()", "b()", "c()"], ["c()", "a()", "b()"], "    a()\n    b()\n  ~ c()",
        "  ~ c()\n    a()\n    b()"
      ),
      // One repeat too many is unexpected; the first call is not.
      (["a()"], ["a()", "a()"], "    a()", "    a()\n  + a()"),
      // A moved call that came once too often is out of order once, and unexpected once.
      (
        ["a()", "b()", "c()"], ["c()", "c()", "a()", "b()"], "    a()\n    b()\n  ~ c()",
        "  ~ c()\n  + c()\n    a()\n    b()"
      ),
      // A different argument makes one missing and one unexpected call.
      (["set(1)"], ["set(2)"], "  - set(1)", "  + set(2)"),
      (["a()"], [], "  - a()", "    nothing"),
      ([], ["a()"], "    nothing", "  + a()"),
    ] as [([String], [String], String, String)]
  )
  func test_description_difference_isMarked(
    expected: [String],
    actual: [String],
    shownExpected: String,
    shownActual: String
  ) {
    let mismatch = CallMismatch(
      at: "A/B.swift:7",
      in: "ListViewMock",
      expected: expected,
      actual: actual
    )

    #expect(
      mismatch?.description == """
        A/B.swift:7: ListViewMock did not get the calls it expected.
        Expected:
        \(shownExpected)
        Got:
        \(shownActual)
        Legend: - missing, + unexpected, ~ out of order
        """
    )
  }

  @Test("The same calls in the same order are no mismatch", arguments: [["a()", "b()"], []])
  func test_init_sameCalls_isNil(calls: [String]) {
    #expect(CallMismatch(at: "A/B.swift:7", in: "Mock", expected: calls, actual: calls) == nil)
  }

  @Test("A note says when different calls print alike")
  func test_description_unequalCallsPrintAlike_saysSo() {
    struct Present: Equatable, CustomStringConvertible {
      let screen: Int
      var description: String { "present(ListTextView)" }
    }

    let mismatch = CallMismatch(
      at: "A/B.swift:7",
      in: "RootWireframeMock",
      expected: [Present(screen: 1)],
      actual: [Present(screen: 2)]
    )

    #expect(
      mismatch?.description == """
        A/B.swift:7: RootWireframeMock did not get the calls it expected.
        Expected:
          - present(ListTextView)
        Got:
          + present(ListTextView)
        Legend: - missing, + unexpected, ~ out of order
        Some unequal calls print the same text; compare their unprinted parts.
        """
    )
  }
}
