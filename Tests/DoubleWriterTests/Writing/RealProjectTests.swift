// One file, because every test is a protocol of a public project that was once written wrongly.

import XCTest

@testable import DoubleWriter

/// The requirements of whole projects' protocols, in the smallest form, compile in Swift 5 and 6.
final class RealProjectTests: XCTestCase {
  func test_valuesThatCannotBeSentFromAnyThread_areMadeByTheAnswer() async throws {
    try expectDoubles(
      of: """
        @MainActor protocol Screen: AnyObject {}
        struct Row { var tap: () -> Void }
        protocol P: Sendable {
          func show(_ screen: any Screen) async
          func put(_ row: Row) async
          func row() -> Row
          var last: Row { get set }
        }
        """,
      byHand: ["`var last: Row { get set }`; its value cannot be sent to another thread."]
    )
  }

  func test_namesOfTheDoublesOwn_areGivenWay() async throws {
    let text = """
      enum State { case on }
      struct Call {}
      protocol P: Sendable { func set(_ state: State) -> State; var now: State { get set } }
      protocol R { func add(_ call: Call) -> [Call]; func other() }
      """

    try expectDoubles(
      of: text,
      byHand: ["`func add(_ call: Call) -> [Call]`; the double has a `Call` of its own."]
    )
    try expectDoubles(of: text, importing: .init(testable: ["App"]))
  }

  func test_aPropertyState_isByHandBesideTheMutex() async throws {
    try expectDoubles(
      of: "protocol Shared: Sendable { var state: Int { get } }",
      byHand: ["`var state: Int { get }`; the double has a `state` of its own."]
    )
  }

  func test_aFunctionBesideOneOfTheDoublesOwn_isNoObstacleIfItsLabelDiffers() async throws {
    try expectDoubles(
      of: """
        protocol P {
          func record(to path: String) throws
          func verify(token: Int, against keys: [Int]) -> Bool
          func verify(token: Int, done: @escaping () -> Void)
          func mismatch(of token: Int) -> String?
        }
        protocol D: Sendable { func record(to path: String) -> Int }
        func use(_ mock: PMock, _ spy: DSpy) async throws {
          try mock.verify()
          try await mock.verify { try $0.record(to: "") }
          _ = mock.mismatch()
          _ = spy.mismatch(from: [.record(to: "")])
        }
        """
    )
    try expectDoubles(
      of: """
        protocol P {
          func record(_ path: String)
          func verify(done: @escaping () -> Void)
          func mismatch(ignoring ids: [Int])
        }
        """,
      byHand: [
        "`func record(_ path: String)`; the double has a `record` of its own.",
        "`func verify(done: @escaping () -> Void)`; the double has a `verify` of its own.",
        "`func mismatch(ignoring ids: [Int])`; the double has a `mismatch` of its own.",
      ]
    )
  }

  func test_theMainActorAsDefault_isThatOfTheDoubles() async throws {
    try expectDoubles(
      of: """
        struct Item: Equatable { var id: Int }
        protocol Store: Sendable { func save(_ item: Item) async -> Item }
        protocol ListView: AnyObject { func show(_ items: [Item]); var count: Int { get set } }
        nonisolated struct Free: Equatable { var id: Int }
        nonisolated protocol Log: Sendable { func log(_ free: Free, _ item: Item) async }
        """,
      importing: .init(testable: ["App"]),
      options: ["-default-isolation", "MainActor"]
    ) { $0.defaultIsolation = .mainActor }
  }
}
