// One file, because every test is a protocol of a public project that was once written wrongly.

import XCTest

@testable import DoubleWriter

/// The requirements of whole projects' protocols, in the smallest form, compile in Swift 5 and 6.
final class RealProjectTests: XCTestCase {
  func test_valuesThatCannotBeSent_areNotHeld() async throws {
    let doubles = try CompiledDoubles(
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
        """
    )

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
    XCTAssertEqual(
      doubles.files["PlansSpy.swift"]?.contains("StubbedResult<Int, Plan, any Error>"),
      true
    )
  }

  func test_valuesThatCannotBeSentFromAnyThread_areLeft() async throws {
    let doubles = try CompiledDoubles(
      of: """
        @MainActor protocol Screen: AnyObject {}
        struct Row { var tap: () -> Void }
        protocol P: Sendable {
          func show(_ screen: any Screen) async
          func put(_ row: Row) async
          func row() -> Row
        }
        """
    )

    XCTAssertEqual(
      Set(doubles.byHand),
      [
        "By hand: `answerRow`, the answer of `row()`; its result cannot be sent to another thread."
      ]
    )
  }

  func test_names_areLookedUpAsTheCompilerDoes() async throws {
    let doubles = try CompiledDoubles(
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
        """
    )

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
    for list in ["maybe", "own", "generic", "inherited"] {
      XCTAssertEqual(doubles.files["CSpy.swift"]?.contains("\(list)Completions"), true, list)
    }
  }

  func test_namesOfTheDoublesOwn_areGivenWay() async throws {
    let text = """
      enum State { case on }
      struct Call {}
      protocol P: Sendable { func set(_ state: State) -> State; var now: State { get set } }
      protocol R { func add(_ call: Call) -> [Call]; func other() }
      """
    let doubles = try CompiledDoubles(of: text)
    let ofModule = try CompiledDoubles(of: text) { $0.choice.imports = .testable(["App"]) }

    XCTAssertEqual(
      Set(doubles.byHand),
      ["By hand: `func add(_ call: Call) -> [Call]`; the double has a `Call` of its own."]
    )
    XCTAssertEqual(ofModule.byHand, [])
    XCTAssertEqual(try ofModule.problemsOfTests(ofModule: "App", []), "")
  }

  func test_aPropertyState_isByHandOnlyBesideTheMutex() async throws {
    let doubles = try CompiledDoubles(
      of: """
        protocol Plain { var state: Int { get } }
        @MainActor protocol Screen: AnyObject { var state: Int { get set } }
        """
    )
    let shared = try CompiledDoubles(of: "protocol Shared: Sendable { var state: Int { get } }")

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
    XCTAssertEqual(
      Set(shared.byHand),
      ["By hand: `var state: Int { get }`; the double has a `state` of its own."]
    )
  }

  func test_aProtocolOnAnActor_mayHaveAParentOnNone() async throws {
    let doubles = try CompiledDoubles(
      of: """
        protocol Coordinator: AnyObject { func start() }
        @MainActor protocol Screen: Coordinator { var title: String { get } }
        @MainActor protocol Named: CustomStringConvertible { var title: String { get } }
        protocol Loading: AnyObject, Sendable { func load() async }
        @MainActor protocol Feed: Loading { var title: String { get } }
        @MainActor protocol Base { func start() }
        @MainActor protocol Detail: Base { var title: String { get } }
        """
    )

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
    for (name, conformance) in [("Screen", "@MainActor Screen"), ("Detail", "Detail")] {
      XCTAssertEqual(
        doubles.files["\(name)Spy.swift"]?.contains("class \(name)Spy: \(conformance),"),
        true,
        name
      )
    }
  }

  func test_mutableTextOfFoundation_isNotSent() async throws {
    let doubles = try CompiledDoubles(
      of: """
        import Foundation
        protocol P: Sendable { func add(to text: NSMutableAttributedString) }
        """
    )

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
  }

  func test_aFunctionBesideOneOfTheDoublesOwn_isNoObstacleIfItsLabelDiffers() async throws {
    let doubles = try CompiledDoubles(
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
    let alike = try CompiledDoubles(
      of: """
        protocol P {
          func record(_ path: String)
          func verify(done: @escaping () -> Void)
          func mismatch(ignoring ids: [Int])
        }
        """
    )

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
    XCTAssertEqual(
      Set(alike.byHand),
      [
        "By hand: `func record(_ path: String)`; the double has a `record` of its own.",
        "By hand: `func verify(done: @escaping () -> Void)`; the double has a `verify` of its own.",
        "By hand: `func mismatch(ignoring ids: [Int])`; the double has a `mismatch` of its own.",
      ]
    )
  }

  func test_whatAnUnavailableExtensionSays_isNotSent() async throws {
    let doubles = try CompiledDoubles(
      of: """
        final class Context {}
        @available(*, unavailable) extension Context: Sendable {}
        protocol P: Sendable { func add(_ context: Context) }
        """
    )

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
  }

  func test_pointers_areNotSent() async throws {
    let doubles = try CompiledDoubles(
      of: """
        import Foundation
        protocol P: Sendable {
          func add(_ raw: UnsafeRawPointer)
          func fill(_ all: UnsafeMutablePointer<Int>)
          func now() -> tm
        }
        """
    )

    XCTAssertEqual(
      Set(doubles.byHand),
      [
        "By hand: `answerNow`, the answer of `now()`; its result cannot be sent to another thread."
      ]
    )
  }

  func test_theMainActorAsDefault_isThatOfTheDoubles() async throws {
    let doubles = try CompiledDoubles(
      of: """
        struct Item: Equatable { var id: Int }
        protocol Store: Sendable { func save(_ item: Item) async -> Item }
        protocol ListView: AnyObject { func show(_ items: [Item]); var count: Int { get set } }
        nonisolated struct Free: Equatable { var id: Int }
        nonisolated protocol Log: Sendable { func log(_ free: Free, _ item: Item) async }
        """
    ) {
      $0.isMainActorDefault = true
      $0.choice.imports = .testable(["App"])
    }
    let options = ["-default-isolation", "MainActor"]

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problemsOfTests(ofModule: "App", options), "")
  }

  func test_actors_keepTheirIsolation() async throws {
    let doubles = try CompiledDoubles(
      of: """
        protocol P: Actor {
          func a()
          nonisolated func b(_ done: @escaping @Sendable () -> Void) -> Int
          nonisolated var c: Int { get }
        }
        @globalActor actor Storage { static let shared = Storage() }
        @Storage protocol Q { func a(); func b() async -> Int; var c: Int { get set } }
        """
    )

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
  }

  func test_argumentsOfEveryKind_areKept() async throws {
    let doubles = try CompiledDoubles(
      of: """
        struct Plain { var value = 1 }
        protocol P {
          func look(_ text: borrowing String) -> Int
          func take(_ text: consuming [String]) throws -> Int
          func log(_ text: @escaping @autoclosure () -> String)
          func assert(_ text: @escaping @autoclosure () throws -> String)
          func sort(_ items: inout [Int]) -> Int
          func change<Value>(_ value: inout Value, _ plain: inout Plain)
          func print(_ parts: String...)
          func sum(of numbers: Int..., and other: Any) async throws -> Int
          func both(_ text: @escaping @autoclosure () -> Int, _ item: inout Int, _ more: Int...)
        }
        protocol Copies: ~Copyable { func a() }
        """
    )

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
  }

  func test_odd_names_compile() async throws {
    let doubles = try CompiledDoubles(
      of: """
        protocol P {
          var `my value`: Int { get }
          func `do it`(_ `my label`: Int, `other label` text: String) -> Int
          func wait(_ await: Int, `default`: Int) -> Int
          func `self`() -> Int
          func `default`()
          func 🚀(_ 🚀: Int)
          func never() throws(Never) -> Int
        }
        """
    )

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
  }

  func test_whatIsRequiredTwice_isWrittenForBoth() async throws {
    let doubles = try CompiledDoubles(
      of: """
        protocol A { var x: Int { get }; var y: Int { get async throws }; func f() async throws }
        protocol B { var x: Int { get set } }
        protocol P: A, B { var y: Int { get }; func f() }
        """
    )

    XCTAssertEqual(try doubles.problems(), "")
  }

  func test_parents_ofTheLanguageAndOfTheFiles_areWritten() async throws {
    let doubles = try CompiledDoubles(
      of: """
        import Foundation
        protocol Failing: Error { func a() }
        protocol Saved: Codable { func a() }
        protocol Key: Hashable { func a() -> Int }
        @MainActor protocol MainKey: Equatable, AnyObject { func a() -> Int }
        protocol Named: Identifiable { var id: String { get } }
        protocol Described: CustomStringConvertible, LocalizedError { func a() }
        class Base { init() {}; init(a: Int) {} }
        class Plain {}
        @MainActor class Main {}
        class Deep: NSObject {}
        protocol OfBase: Base { func a() }
        protocol OfPlain where Self: Plain { func a() -> Int }
        protocol OfMain: Main { func a() }
        protocol OfObject: Deep { func a() }
        """
    )

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
  }

  func test_screens_areSubclasses() async throws {
    let doubles = try CompiledDoubles(
      of: """
        import Foundation
        @MainActor open class UIViewController: NSObject {
          public init(nibName: String?, bundle: Bundle?) { super.init() }
          public required init?(coder: NSCoder) { nil }
        }
        protocol P: UIViewController { func show(_ text: String) -> Int }
        open class UITableViewCell: UIViewController {
          public init(style: Int, reuseIdentifier: String?) { super.init(nibName: nil, bundle: nil) }
          public required init?(coder: NSCoder) { nil }
        }
        extension Int { static var `default`: Int { 0 } }
        protocol Cell: UITableViewCell { func fill() }
        class Own: UIViewController {}
        @MainActor protocol Q: Own { func show(_ text: String) }
        class Needs: UIViewController { init(a: Int) { super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { nil } }
        """
    )

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
  }

  func test_staticMembersInitializersAndSubscripts_areWritten() async throws {
    let doubles = try CompiledDoubles(
      of: """
        protocol Statics { static func track(_ name: String, of: Int); func other() -> Int }
        protocol Current { var current: Int { get } }
        @MainActor protocol MainStatics { static func track(_ name: String); func other() }
        protocol ActorStatics: Actor { static func track(_ name: String); func other() async }
        protocol Made { init(_ item: String, at: Int); init(); func a() }
        protocol MadeActor: Actor { init?(x: Int); func a() }
        @MainActor protocol MadeMain { init(x: Int) throws; func a() }
        protocol Table {
          subscript(index: Int) -> String { get set }
          subscript(at row: Int, value: String) -> Int { get }
        }
        protocol SharedTable: Sendable { subscript(index: Int) -> String? { get set } }
        protocol LateTable { subscript(index: Int) -> String { get async throws } }
        """
    )

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
  }

  func test_associatedTypes_areParameters() async throws {
    let doubles = try CompiledDoubles(
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
        """
    )

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
    XCTAssertEqual(doubles.files["TextsSpy.swift"]?.contains("typealias Item = String"), true)
  }
}
