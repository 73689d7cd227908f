import Foundation
import Testing
import TodoMocks

private final class Box {}
private let day = Date(timeIntervalSince1970: 0)

struct CodeInterpolationTests {
  @Test("Texts are quoted, also inside optionals and lists; a missing value is nil")
  func texts() {
    #expect("\(code: "Pa\"ck")" == #""Pa\"ck""#)
    #expect("\(code: ["a", "b"])" == #"["a", "b"]"#)
    #expect("\(code: String?.some("a") as Any)" == #""a""#)
    #expect("\(code: String?.none as Any)" == "nil")
    #expect("\(code: 3)" == "3")
  }

  @Test("Dates are ISO 8601, with as many digits as necessary")
  func dates() {
    #expect("\(code: day)" == "1970-01-01T00:00:00Z")
    #expect("\(code: day + 0.25)" == "1970-01-01T00:00:00.25Z")
    #expect("\(code: day - 0.5)" == "1969-12-31T23:59:59.5Z")
    #expect("\(code: day..<(day + 1))" == "1970-01-01T00:00:00Z..<1970-01-01T00:00:01Z")
  }

  @Test("Objects print as their type")
  func objects() {
    #expect("\(code: Box())" == "Box")
    #expect("\(code: CancellationError())" == "CancellationError()")
  }
}
