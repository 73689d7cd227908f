import SuiteJudging
import Testing

struct ArgumentTextTests {
  @Test("A call is named by its arguments", arguments: [2], ["b"])
  func test_argumentText_ofACallWithArguments_namesThem(number: Int, name: String) {
    let text = Test.Case.current?.argumentText

    #expect(text == "\(number), \"\(name)\"")
  }

  @Test("Long arguments are cut", arguments: [Array(repeating: 1, count: 1_000)])
  func test_argumentText_long_isCut(numbers: [Int]) throws {
    let text = try #require(Test.Case.current?.argumentText)

    #expect(text.count == 200)
    #expect(text.hasSuffix("…"))
  }
}
