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
