import Foundation
import ScratchFolders
import Testing

@testable import KataCore
@testable import KataJudge

struct TestSourceTests {
  private func remarks(_ text: String) -> [String] {
    TestSource([("A", SwiftCode(of: text, keepsLines: true).text)]).remarks
  }

  private static let method =
    "// #expect\nclass A: StageTestCase {\n  func test_a() async {\n    let a = [1].map { $0 }; "
  private static let forXCTest =
    "in an XCTest class compares nothing: XCTest does not see it. Write XCTAssertEqual, or a "
    + "function with @Test in the struct of this file."
  private static let function =
    "@Suite(.serialized, .stage)\nstruct A {\n  @Test(\"A {\") func a() {\n    if true { "
  private static let forSwiftTesting =
    "in a @Test function compares nothing: Swift Testing does not see it. Write"

  private static let outside =
    "is outside of your suite, so no run counts it. Move it into the struct with "
    + "@Suite(.serialized, .stage)."

  @Test(
    "An assertion of the other framework, and a method that only looks like a test, are named",
    arguments: [
      (method + "#expect(a == b) } }", "A:4: #expect \(forXCTest)"),
      (method + "XCTAssertTrue(b); try #require(a) } }", "A:4: #require \(forXCTest)"),
      (
        function + "XCTAssertEqual(1, 2, \"}\") } } }",
        "A:4: XCTAssertEqual \(forSwiftTesting) #expect."
      ),
      (function + "try XCTUnwrap(b) } } }", "A:4: XCTUnwrap \(forSwiftTesting) #require."),
      (
        "class A: StageTestCase {\n  func a() async throws {\n    XCTAssertEqual(1, 1)\n  }\n}",
        "A:2: a() is no test, since its name does not begin with test."
      ),
      (
        "@Suite(.stage) struct B {\n  func b() async {\n    #expect(true)\n  }\n}",
        "A:2: b() is no test, since it has no @Test."
      ),
      (
        "class A: StageTestCase {\n  func tomorrow() async {\n    XCTAssertEqual(a, .tomorrow)\n  }\n}",
        "A:2: tomorrow() is no test, since its name does not begin with test."
      ),
      (
        "class A: XCTestCase {\n  func test_a() async { XCTAssertTrue(b) }\n}",
        "A:2: test_a() does not count, since its class inherits from XCTestCase. Let the class "
          + "inherit from StageTestCase."
      ),
      (
        function + "Task {\n #expect(a) } } } }",
        "A:5: #expect may compare after the end of the test, because the test does not await this "
          + "Task. Remove the Task, and await the call."
      ),
      ("@Test func a() { #expect(b) }", "A:1: a() \(outside)"),
      ("@Suite struct A {\n  @Test func a() { #expect(b) }\n}", "A:2: a() \(outside)"),
    ]
  )
  func test_remarks_lostAssertionOrTest_isNamed(text: String, remark: String) {
    #expect(remarks(text) == [remark])
  }

  @Test(
    "Helpers, texts and code in the right place are not named",
    arguments: [
      "final class A: StageTestCase {\n  func test_a() async { XCTAssertEqual(one(), 1) }\n"
        + "  func one() -> Int { 1 }\n}",
      "final class A: StageTestCase {\n  func test_a() async { check() }\n  func check() {}\n}",
      "final class A: StageTestCase {\n  private func unused() {}\n"
        + "  override func setUp() {}\n  func check(_ a: Int) {}\n}",
      "class A: StageTestCase { func test_a() { let a = \"#expect(1)\" } }\n#expect(b)",
      "@Test(.stage) func a() { #expect(true) }\nfunc help() { XCTFail() }",
      "@Test(.stage) func a() async {\n  let b = Task { #expect(true) }\n  await Task { #expect(c) }.value\n}",
      "@Suite(.stage) struct A {\n  @Test(.enabled(if: { true }())) func a() { #expect(true) }\n}",
      "@Suite(.stage) struct A {\n  struct B {\n    @Test func a() { #expect(true) }\n  }\n}",
      // Functions that a protocol, other code or the language calls.
      "class A: XCTestCase, ListInteractorInput {\n  func findUpcomingItems() async {}\n}",
      "class A: XCTestCase {\n  func found() {}\n}\nextension A: Output {}",
      "@Suite struct A: Output {\n  func found() {}\n}",
      "class A: XCTestCase {\n  func callAsFunction() {}\n}",
      "class A: XCTestCase {\n  func check() {}\n}\nlet b = \"\\(A().check())\"",
    ]
  )
  func test_remarks_nothingLost_areNone(text: String) {
    #expect(remarks(text) == [])
  }

  @Test(
    "The first test that compares nothing is named, with its kind of lack",
    arguments: [
      ("@Test func a() {\n  // later\n}", "1: a is empty, so it compares nothing."),
      (
        "import XCTest\n@Test func a() { sut.show() }",
        "2: a has no #expect, so it compares nothing."
      ),
      (
        "class A: StageTestCase { func testA() async { sut.show() } }",
        "1: testA has no XCTAssertEqual, so it compares nothing."
      ),
      (
        "@Test func a() { let b = AddMock(c: { d in }); sut.show(); #expect(true) }",
        "1: a makes a AddMock and never verifies it. Make the call in its verify { }."
      ),
      ("@Test func a() { AddMock(b).verify { sut.show() } }", nil),
      ("@Test func a() { let (sut, addMock) = makeSUT(); #expect(addMock.calls == []) }", nil),
      ("@Test func a() { check() }\nfunc check() { deep() }\nfunc deep() { #expect(b) }", nil),
      ("@Test func a() { let f = { #expect(b) }; f() }", nil),
      ("@Test func a() throws { if b { throw E() } }\nfunc help() {}", nil),
      ("@Test func a() { b => c }\nfunc => (d: D, e: D) { #expect(d == e) }", nil),
      ("@Test func a() { _ = B(c) }\nstruct B { init(_ c: C) { #expect(c.d) } }", nil),
      (
        "@Test func a() { b() }\nlet b = B()\nstruct B { func callAsFunction() { #expect(d) } }",
        nil
      ),
      ("class A: XCTestCase { func testA() async { b() }\n func tearDown() { XCTFail() } }", nil),
      ("class AddMock {}\n@Test func a() { let b = AddMock(); #expect(b.isShown) }", nil),
      ("@Test func a() { expectEqual(b, c) }", nil),
    ]
  )
  func test_remark_idleTest_isNamedWithItsLack(text: String, sentence: String?) throws {
    let folder = ScratchFolder()
    let path = Stage.counter.ownTestsFolder + "/Sub/A.swift"
    try folder.write(text, to: path)

    let found = TestSource.remark(
      onIdleTestOf: .counter,
      in: Sources(in: folder.url),
      among: ["a", "testA"]
    )

    #expect(found == sentence.map { "\(path):\($0)" })
  }

  @Test(
    "The first value of the machine in a class is named",
    arguments: [
      (
        "// Date()\nlet a = \"Date()\"\nif calendar.isDateInTomorrow(b) || c > Date() {}",
        "A:3: isDateInTomorrow reads the machine's clock. Ask the clock that you were given."
      ),
      ("f(at:\n  .now)", "A:2: .now reads the machine's clock. Ask the clock that you were given."),
      (
        "format.timeZone = .current",
        "A:1: timeZone = .current reads the machine's time zone. Use that of the calendar that you "
          + "were given."
      ),
      (
        "f(Locale.current)",
        "A:1: Locale.current reads the machine's locale. Use the locale that you were given."
      ),
      ("clock.now; lock(\\.now); clock\n  .now; Date(a: 1); calendar.timeZone", nil),
      // Names of the learner's own.
      (
        "if a.isDateInTomorrow(b, asOf: c) {}\nextension Calendar {\n"
          + "  func isDateInTomorrow(_ d: Date, asOf e: Date) -> Bool { true }\n}",
        nil
      ),
      ("f(at: .now)\nenum Day { case today, now }", nil),
      ("f(at: .now)\nstruct Day { static let now = Day() }", nil),
      ("calendar.current", nil),
    ]
  )
  func test_machineValues_areNamed(text: String, sentence: String?) {
    let code = SwiftCode(of: text, keepsLines: true).text
    #expect(MachineValues.remark(on: [("A", code)]) == sentence)
  }

  @Test("A test in a comment is named, if there is no other; the words of the starter are none")
  func test_remarks_commentedOut_isNamed() throws {
    func remarks(_ text: String) -> [String] {
      let file = Stage.counter.ownTestsFolder + "/A.swift"
      return TestSource.remarks(
        onTestsOf: .counter,
        in: Sources(files: [file: Data("/// Every function has a `@Test`.\n\(text)".utf8)])
      )
    }

    let found = ["//  @Test func a() {}", "/*\n@Test func a() {}\n*/", "  // func test_a() {}", ""]
      .map(remarks)

    let remark =
      "\(Stage.counter.ownTestsFolder)/A.swift:2: this test is a comment, so it does not run."
    #expect(found == [[remark], [], [remark], []])
    #expect(remarks("// @Test func a() {}\n@Test(.stage) func b() { #expect(true) }") == [])
  }
}
