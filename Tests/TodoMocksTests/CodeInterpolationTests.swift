import Foundation
import Testing
import TodoMocks

private final class Box {}
private let day = Date(timeIntervalSince1970: 0)

struct CodeInterpolationTests {
  @Test(
    "Values print as code: quoted texts, ISO 8601 with the digits it needs, objects as their type",
    arguments: [
      ("\(code: "Pa\"ck")", #""Pa\"ck""#), ("\(code: ["a", "b"])", #"["a", "b"]"#),
      ("\(code: String?.some("a") as Any)", #""a""#), ("\(code: String?.none as Any)", "nil"),
      ("\(code: 3)", "3"), ("\(code: day)", "1970-01-01T00:00:00Z"),
      ("\(code: day + 0.25)", "1970-01-01T00:00:00.25Z"),
      ("\(code: day - 0.5)", "1969-12-31T23:59:59.5Z"),
      ("\(code: day..<(day + 1))", "1970-01-01T00:00:00Z..<1970-01-01T00:00:01Z"),
      ("\(code: Box())", "Box"), ("\(code: CancellationError())", "CancellationError()"),
    ]
  )
  func values(printed: String, code: String) {
    #expect(printed == code)
  }
}
