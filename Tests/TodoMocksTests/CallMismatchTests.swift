import TodoMocks
import XCTest

final class CallMismatchTests: XCTestCase {
  /// The same calls in the same order are no mismatch.
  func test_init_sameCalls_isNil() async {
    XCTAssertNil(
      CallMismatch(
        at: "A/B.swift:7",
        in: "Mock",
        expected: ["a()", "b()"],
        actual: ["a()", "b()"]
      )
    )
    XCTAssertNil(CallMismatch(at: "A/B.swift:7", in: "Mock", expected: [String](), actual: []))
  }

  /// A missing call is marked in the expected list.
  func test_description_callDidNotCome_isMissing() async {
    XCTAssertEqual(
      CallMismatch(
        at: "A/B.swift:7",
        in: "ListViewMock",
        expected: ["a()", "b()"],
        actual: ["a()"]
      )?.description,
      """
      A/B.swift:7: ListViewMock did not get the calls it expected.
      Expected:
          a()
        - b()
      Got:
          a()
      Legend: - missing, + unexpected, ~ out of order
      """
    )
  }

  /// An unexpected call is marked in the actual list.
  func test_description_callNotExpected_isUnexpected() async {
    XCTAssertEqual(
      CallMismatch(
        at: "A/B.swift:7",
        in: "ListViewMock",
        expected: ["a()"],
        actual: ["b()", "a()"]
      )?.description,
      """
      A/B.swift:7: ListViewMock did not get the calls it expected.
      Expected:
          a()
      Got:
        + b()
          a()
      Legend: - missing, + unexpected, ~ out of order
      """
    )
  }

  /// A call that came too early or too late is marked in both lists.
  func test_description_callMoved_isOutOfOrder() async {
    XCTAssertEqual(
      CallMismatch(
        at: "A/B.swift:7",
        in: "ListViewMock",
        expected: ["a()", "b()", "c()"],
        actual: ["c()", "a()", "b()"]
      )?
      .description,
      """
      A/B.swift:7: ListViewMock did not get the calls it expected.
      Expected:
          a()
          b()
        ~ c()
      Got:
        ~ c()
          a()
          b()
      Legend: - missing, + unexpected, ~ out of order
      """
    )
  }

  /// One repeat too many is unexpected; the first call is not.
  func test_description_oneRepeatTooMany_isUnexpected() async {
    XCTAssertEqual(
      CallMismatch(
        at: "A/B.swift:7",
        in: "ListViewMock",
        expected: ["a()"],
        actual: ["a()", "a()"]
      )?.description,
      """
      A/B.swift:7: ListViewMock did not get the calls it expected.
      Expected:
          a()
      Got:
          a()
        + a()
      Legend: - missing, + unexpected, ~ out of order
      """
    )
  }

  /// A moved call that came once too often is out of order once, and unexpected once.
  func test_description_movedAndRepeated_isBoth() async {
    let mismatch = CallMismatch(
      at: "A/B.swift:7",
      in: "ListViewMock",
      expected: ["a()", "b()", "c()"],
      actual: ["c()", "c()", "a()", "b()"]
    )

    XCTAssertEqual(
      mismatch?.description,
      """
      A/B.swift:7: ListViewMock did not get the calls it expected.
      Expected:
          a()
          b()
        ~ c()
      Got:
        ~ c()
        + c()
          a()
          b()
      Legend: - missing, + unexpected, ~ out of order
      """
    )
  }

  /// A different argument makes one missing and one unexpected call.
  func test_description_otherArgument_isMissingAndUnexpected() async {
    XCTAssertEqual(
      CallMismatch(at: "A/B.swift:7", in: "AddViewMock", expected: ["set(1)"], actual: ["set(2)"])?
        .description,
      """
      A/B.swift:7: AddViewMock did not get the calls it expected.
      Expected:
        - set(1)
      Got:
        + set(2)
      Legend: - missing, + unexpected, ~ out of order
      """
    )
  }

  /// An empty list is printed as "nothing".
  func test_description_emptyList_saysNothing() async {
    XCTAssertEqual(
      CallMismatch(at: "A/B.swift:7", in: "AddViewMock", expected: ["a()"], actual: [])?
        .description,
      """
      A/B.swift:7: AddViewMock did not get the calls it expected.
      Expected:
        - a()
      Got:
          nothing
      Legend: - missing, + unexpected, ~ out of order
      """
    )
    XCTAssertEqual(
      CallMismatch(at: "A/B.swift:7", in: "AddViewMock", expected: [], actual: ["a()"])?
        .description,
      """
      A/B.swift:7: AddViewMock did not get the calls it expected.
      Expected:
          nothing
      Got:
        + a()
      Legend: - missing, + unexpected, ~ out of order
      """
    )
  }

  /// A note says when different calls print alike.
  func test_description_unequalCallsPrintAlike_saysSo() async {
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

    XCTAssertEqual(
      mismatch?.description,
      """
      A/B.swift:7: RootWireframeMock did not get the calls it expected.
      Expected:
        - present(ListTextView)
      Got:
        + present(ListTextView)
      Legend: - missing, + unexpected, ~ out of order
      Some calls print alike but are not equal; compare what the text leaves out.
      """
    )
  }
}
