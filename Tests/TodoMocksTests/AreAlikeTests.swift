import Foundation
import Testing
import TodoMocks

private final class Box: Sendable {}
private struct Plain { var number: Int }
private enum Kind {
  case plain(Plain)
  case none, other
}

struct AreAlikeTests {
  private static let box = Box()

  @Test(
    "Equal values, the same object and equal parts are alike",
    arguments: [
      { areAlike(1, 1) },
      { areAlike(box, box) },
      { areAlike(Plain(number: 1), Plain(number: 1)) },
      { areAlike(Kind.plain(Plain(number: 1)), Kind.plain(Plain(number: 1))) },
      { areAlike(Kind.none, Kind.none) },
      { areAlike([Plain(number: 1)], [Plain(number: 1)]) },
      { areAlike(["a": box, "b": 1] as [String: Any], ["b": 1, "a": box] as [String: Any]) },
      { areAlike(Int.self, Int.self) },
      { areAlike(Plain?.none as Any, Plain?.none as Any) },
    ] as [@Sendable () -> Bool]
  )
  func alike(_ areAlike: @Sendable () -> Bool) {
    #expect(areAlike())
  }

  @Test(
    "Different values, objects, cases, types and counts are not alike",
    arguments: [
      { areAlike(1, 2) },
      { areAlike(1, "1") },
      { areAlike(box, Box()) },
      { areAlike(Plain(number: 1), Plain(number: 2)) },
      { areAlike(Kind.plain(Plain(number: 1)), Kind.plain(Plain(number: 2))) },
      { areAlike(Kind.none, Kind.other) },
      { areAlike(Kind.none, Kind.plain(Plain(number: 1))) },
      { areAlike([Plain(number: 1)], [Plain(number: 1), Plain(number: 1)]) },
      { areAlike(["a": 1] as [String: Any], ["b": 1] as [String: Any]) },
      { areAlike(["a": 1] as [String: Any], ["a": 1, "b": 1] as [String: Any]) },
      { areAlike(Int.self, String.self) },
      { areAlike(Plain?.none as Any, Plain?.some(Plain(number: 1)) as Any) },
    ] as [@Sendable () -> Bool]
  )
  func notAlike(_ areAlike: @Sendable () -> Bool) {
    #expect(!areAlike())
  }
}
