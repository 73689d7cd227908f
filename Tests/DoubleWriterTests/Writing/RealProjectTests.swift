// One file, because every test is a protocol of a public project that was once written wrongly.

import XCTest

@testable import DoubleWriter

/// The requirements of whole projects' protocols, in the smallest form, compile in Swift 5 and 6.
final class RealProjectTests: XCTestCase {
  func test_valuesThatCannotBeSent_areNotHeld() async throws {
    try expectDoubles(
      of: """
        public struct Plan { public var id: Int }
        public protocol Plans { func load(_ id: Int) async throws -> Plan }
        @MainActor public protocol Screens { func put(_ plan: Plan) async -> Plan }
        protocol Known {}
        extension Known { func register() {} }
        extension Sequence { func all() {} }
        final class Server {}
        enum Strings { enum Server { case title } }
        struct Row { var tap: () -> Void }
        protocol Boot {
          func boot(_ known: any Known) async throws
          func areas(of server: Server) async -> Int
          func put(_ row: Row) async
          func all(_ values: some Sequence<Int>) async throws
          func pair() async -> (Int, Row)
        }
        """,
      lines: [("PlansSpy", "StubbedResult<Int, Plan, any Error>")]
    )
  }

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

  func test_names_areLookedUpAsTheCompilerDoes() async throws {
    try expectDoubles(
      of: """
        struct Foo { enum Error: Swift.Error { case a } }
        final class Screen { typealias Completion = (Int) -> Void }
        typealias Handler<Value> = (Result<Value, any Error>) -> Void
        protocol A { typealias Completion = (String) -> Void }
        protocol B {
          typealias Completion = (Int) -> Void
          func fail(_ error: any Error, _ own: Foo.Error)
          func done(onCompletion: @escaping Screen.Completion)
          func maybe(_ completion: Screen.Completion?)
          func own(_ completion: @escaping Self.Completion, _ other: Completion?)
          func generic(_ completion: Handler<Int>?)
        }
        protocol C: B { func inherited(_ completion: Completion?, _ other: A.Completion?) }
        enum Feature {
          struct State: Equatable {}
          enum Action { case tap }
          protocol Nested { func render(_ state: State, _ all: [Action]?) async -> State }
        }
        """,
      lines: ["maybe", "own", "generic", "inherited"].map { ("CSpy", "\($0)Completions") }
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
    try expectDoubles(of: text, importing: .testable(["App"]))
  }

  func test_aPropertyState_isByHandOnlyBesideTheMutex() async throws {
    try expectDoubles(
      of: """
        protocol Plain { var state: Int { get } }
        @MainActor protocol Screen: AnyObject { var state: Int { get set } }
        """
    )
    try expectDoubles(
      of: "protocol Shared: Sendable { var state: Int { get } }",
      byHand: ["`var state: Int { get }`; the double has a `state` of its own."]
    )
  }

  func test_aProtocolOnAnActor_mayHaveAParentOnNone() async throws {
    try expectDoubles(
      of: """
        protocol Coordinator: AnyObject { func start() }
        @MainActor protocol Screen: Coordinator { var title: String { get } }
        @MainActor protocol Named: CustomStringConvertible { var title: String { get } }
        protocol Loading: AnyObject, Sendable { func load() async }
        @MainActor protocol Feed: Loading { var title: String { get } }
        @MainActor protocol Base { func start() }
        @MainActor protocol Detail: Base { var title: String { get } }
        """,
      lines: [
        ("ScreenSpy", "class ScreenSpy: @MainActor Screen,"),
        ("DetailSpy", "class DetailSpy: Detail,"),
        ("DetailSpy", "  /// Every call, oldest first, repeats included.\n"),
        (
          "DetailSpy",
          "  /// Runs after each call is stored; join several spies into one list here.\n"
        ),
      ]
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
      importing: .testable(["App"]),
      options: ["-default-isolation", "MainActor"]
    ) { $0.module.defaultIsolation = .mainActor }
  }

  func test_whatIsRequiredTwice_isWrittenForBoth() async throws {
    try expectDoubles(
      of: """
        protocol A { var x: Int { get }; var y: Int { get async throws }; func f() async throws }
        protocol B { var x: Int { get set } }
        protocol P: A, B { var y: Int { get }; func f() }
        """
    )
  }

  func test_associatedTypes_areParameters() async throws {
    try expectDoubles(
      of: """
        protocol Repo<Item> {
          associatedtype Item
          func add(_ item: Item)
          func find(_ item: Self.Item) async throws -> Item?
        }
        protocol Cache {
          associatedtype Key: Hashable
          associatedtype Value: Codable where Value: Equatable
          func value(for key: Key) -> Value?
          func put(_ value: Value, _ key: Key)
        }
        protocol Texts: Repo where Item == String { func first() -> Item }
        protocol More: Repo { associatedtype Other; func more(_ other: Other) }
        protocol Shared: Sendable {
          associatedtype Item
          func add(_ item: Item) async throws -> Item
          func observe(_ change: @escaping @Sendable (Item) -> Void)
        }
        @MainActor protocol Main { associatedtype Item = Int; var items: [Item] { get set } }
        protocol Own: Actor { associatedtype Item: Sendable; func put(_ item: Item) -> Item }
        """,
      lines: [("TextsSpy", "typealias Item = String")]
    )
  }
}
