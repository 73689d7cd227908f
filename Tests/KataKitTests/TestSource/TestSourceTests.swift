import KataKit
import ScratchFolders
import Testing

struct TestSourceTests {
  private func remarks(_ body: String) -> [String] {
    TestSource(text: body).remarks.map { "\($0.line) \($0.text)" }
  }

  @Test(
    "An assertion of Swift Testing in an XCTest method is lost",
    arguments: ["#expect(a == b)", "try #require(a)", "XCTAssertTrue(true); #expect(a)"]
  )
  func test_remarks_expectInXCTest_isNamed(assertion: String) {
    let found = remarks(
      """
      // #expect
      final class MyTests: StageTestCase {
        func test_a() async {
          let a = [1].map { $0 }
          \(assertion)
        }
      }
      """
    )

    let name = assertion.contains("require") ? "#require" : "#expect"
    #expect(
      found == [
        """
        5 \(name) in an XCTest class compares nothing: XCTest does not see it. Write \
        XCTAssertEqual, or a function with @Test outside the class.
        """
      ]
    )
  }

  @Test(
    "An assertion of XCTest in a function with @Test is lost",
    arguments: [("XCTAssertEqual(1, 2, \"}\")", "#expect"), ("try XCTUnwrap(b)", "#require")]
  )
  func test_remarks_assertInSwiftTesting_isNamed(assertion: String, instead: String) {
    let found = remarks(
      """
      @Suite(.serialized, .stage)
      struct MySwiftTests {
        @Test("A title {") func first() async throws {
          if true { \(assertion) }
          #expect(a == 1)
        }
      }
      """
    )

    let name = assertion.firstMatch(of: /XCT\w+/)?.output ?? ""
    #expect(
      found == [
        """
        4 \(name) in a @Test function compares nothing: Swift Testing does not see it. Write \
        \(instead).
        """
      ]
    )
  }

  @Test(
    "A method that only looks like a test is reported",
    arguments: [
      (
        "class A: StageTestCase {\n  func a() async throws {\n    XCTAssertEqual(1, 1)\n  }\n}",
        "2 a() is no test, since its name does not begin with test."
      ),
      (
        "@Suite struct B {\n  func b() async {\n    #expect(true)\n  }\n}",
        "2 b() is no test, since it has no @Test."
      ),
    ]
  )
  func test_remarks_noTestName_isNamed(text: String, remark: String) {
    #expect(remarks(text) == [remark])
  }

  @Test(
    "Helpers, comments, texts and code in the right place are not named",
    arguments: [
      "final class A: StageTestCase {\n  func test_a() async { XCTAssertEqual(one(), 1) }\n"
        + "  func one() -> Int { 1 }\n}",
      "final class A: StageTestCase {\n  func test_a() async { check() }\n  func check() {}\n}",
      "final class A: StageTestCase {\n  private func unused() {}\n"
        + "  override func setUp() {}\n  func check(_ a: Int) {}\n}",
      "struct A { @Test func a() { #expect(true) }\n  // XCTAssertTrue(false)\n}",
      "/* class A: StageTestCase { #expect(1) } */",
      "class A: StageTestCase { func test_a() { let a = \"#expect(1)\" } }\n#expect(b)",
      "let a = #\"class A: StageTestCase { \" #expect(1) }\"#",
      "let a = \"\"\"\n  class A: StageTestCase { #expect(1) }\n  \"\"\"",
      "@Test func a() { #expect(true) }\nfunc help() { XCTFail() }",
    ]
  )
  func test_remarks_nothingLost_areNone(text: String) {
    #expect(remarks(text) == [])
  }

  @Test("The learner's files of a stage are read, and each remark begins with its place")
  func test_remarks_stage_haveTheirPlace() throws {
    let folder = ScratchFolder()
    let path = Stage.counter.ownTestsFolder + "/Sub/A.swift"
    try folder.write("class A: XCTestCase {\n  func lost() {}\n}", to: path)

    let found = TestSource.remarks(onTestsOf: .counter, in: folder.url)

    #expect(
      found == ["\(path):2: lost() is no test, since its name does not begin with test."]
    )
  }
}
