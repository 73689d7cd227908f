import Foundation
import XCTest

@testable import DoubleWriter

/// Every kind of written member compiles, in both language modes.
final class CompiledDoublesTests: XCTestCase {
  private static let protocols = """
    import Foundation
    class Screen {}
    struct Item: Equatable, Sendable { var name = "" }
    enum Fault: Error { case offline }
    typealias Handler = (Item) -> Void
    typealias MaybeHandler = ((Item) -> Void)?
    protocol Event { var name: String { get } }

    protocol Parent: AnyObject { func start() }
    protocol Plain: Parent {
      var view: Screen? { get set }
      var label: Screen! { get set }
      var outlet: Screen! { get }
      var title: String { get set }
      var description: String { get }
      var onTap: () -> Void { get set }
      @discardableResult func keep(_ item: Item, in state: String) -> Bool
      func show(_ text: String)
      func show(_ error: any Error)
      func show()
      func load(_ completion: @escaping (Result<[Item], any Error>) -> Void)
      func load(_ completion: (@MainActor (Item) -> Void)?, then handler: @escaping Handler)
      func maybe(_ handler: MaybeHandler)
      func check(_ spy: Item, record: Item) throws
      func save(for: Item, `in` place: (Int, String), _: [String: Any]) throws(Fault) -> Screen!
      func track<E: Event>(_ event: E, of type: E.Type, others: [E]?)
      func fetch(_ screen: Screen, _ event: any Event, page: Int) async throws -> [Item]
      func wait() async
      var total: Int { get async throws }
      func aVeryLongNameThatDoesNotFit(firstArgument: String, secondArgument: String, third: String)
      func compare(at: Int, at other: Int, value: Int, with value2: Int)
      #if os(Linux)
        func linux(_ item: Item)
      #else
        func other(_ item: Item)
      #endif
    }

    @MainActor protocol Main: AnyObject {
      var count: Int { get }
      var name: String? { get set }
      func ask(_ item: Item) -> Bool
      func tell() async
      func told(_ item: Item) async throws(Fault) -> Item
    }

    protocol EachLine: Sendable {
      func each(_ line: (Int) -> Void)
      func number() -> Int
      func log(_ text: String, file: StaticString)
      func rows() -> any AsyncSequence<Int, Never>
      func ids() -> AnySequence<Int>
      func next() -> any IteratorProtocol<Int>
    }
    protocol HeldNames { func fetchResult() async -> Int; func heldFetch() -> Bool }
    protocol Defaults { subscript(default value: @autoclosure () -> Int) -> Int { get set } }

    protocol Shared: Sendable {
      var count: Int { get set }
      var name: String? { get set }
      func ask(_ item: Item, state: Int) -> Bool
      func tell(_ completion: @escaping @Sendable (Item) -> Void)
      func told(_ item: Item, later: (@Sendable () -> Void)?) async throws -> Item
    }

    protocol Own: Actor {
      var count: Int { get }
      func ask(_ item: Item) -> Bool
      func told(_ item: Item) async throws -> Item
    }

    protocol Source<A> { associatedtype A: Equatable, Sendable = Int where A: Codable }
    protocol Unusual {
      @discardableResult mutating func find(_: Item.Type, d e: String..., `in`: inout [Item])
        async throws(Fault) -> (any Event)?; func stop() throws
      func made<T: Decodable, U>(_: T.Type, u: U) throws -> T where T: Event, U: Hashable
      var first: String! { mutating get nonmutating set }
      typealias Pair = (Item, @Sendable (Item) -> Void)
      init?(coder: String) throws
    }

    protocol Object: NSObjectProtocol { func tap() }
    protocol Empty {}

    // Mutable text of Foundation is not sent.
    protocol Editing: Sendable { func add(to text: NSMutableAttributedString) }

    // Nor is a type whose unavailable extension says so.
    final class Context {}
    @available(*, unavailable) extension Context: Sendable {}
    protocol Keeping: Sendable { func add(_ context: Context) }

    // Nor are pointers.
    protocol Pointing: Sendable {
      func add(_ raw: UnsafeRawPointer)
      func fill(_ all: UnsafeMutablePointer<Int>)
      func now() -> tm
    }

    // Actors keep their isolation.
    protocol Isolated: Actor {
      func a()
      nonisolated func b(_ done: @escaping @Sendable () -> Void) -> Int
      nonisolated var c: Int { get }
    }
    @globalActor actor Storage { static let shared = Storage() }
    @Storage protocol Stored { func a(); func b() async -> Int; var c: Int { get set } }

    // Arguments of every kind are kept.
    struct PlainValue { var value = 1 }
    protocol Arguments {
      func look(_ text: borrowing String) -> Int
      func take(_ text: consuming [String]) throws -> Int
      func log(_ text: @escaping @autoclosure () -> String)
      func assert(_ text: @escaping @autoclosure () throws -> String)
      func sort(_ items: inout [Int]) -> Int
      func change<Value>(_ value: inout Value, _ plain: inout PlainValue)
      func print(_ parts: String...)
      func sum(of numbers: Int..., and other: Any) async throws -> Int
      func both(_ text: @escaping @autoclosure () -> Int, _ item: inout Int, _ more: Int...)
    }
    @resultBuilder enum Rows { static func buildBlock(_ rows: Int...) -> [Int] { rows } }
    protocol Built {
      func take(@Rows _ rows: () -> [Int])
      func keep(@Rows rows: @escaping () -> [Int])
    }
    protocol Copies: ~Copyable { func a() }
    protocol GivenClosures {
      func give(_ a: sending @escaping () -> Void, _ b: consuming @escaping () -> Void)
      func lend(_ a: __owned @escaping () -> Void, _ b: borrowing @escaping () -> Void)
      func maybe(_ a: sending (() -> Void)?, _ b: consuming (() -> Void)?, _ c: borrowing Handler?)
    }

    // Odd names compile.
    protocol OddNames {
      var `my value`: Int { get }
      func `do it`(_ `my label`: Int, `other label` text: String) -> Int
      func wait(_ await: Int, `default`: Int, precedencegroup: Int) -> Int
      func `self`() -> Int
      func `42`(`1st`: Int) -> Int
      func `default`()
      func 🚀(_ 🚀: Int)
      func never() throws(Never) -> Int
    }
    protocol `2nd` { func a() }

    // Parents of the language and of the files are written.
    protocol Failing: Error { func a() }
    protocol Saved: Codable { func a() }
    protocol Key: Hashable { func a() -> Int; func hash(into hasher: inout Hasher) }
    protocol Same: Equatable { static func == (left: Self, right: Self) -> Bool }
    @MainActor protocol MainKey: Equatable, AnyObject { func a() -> Int }
    protocol Named: Identifiable { var id: String { get } }
    protocol Described: CustomStringConvertible, LocalizedError { func a() }
    class Base { init() {}; init(a: Int) {} }
    class PlainBase {}
    @MainActor class MainBase {}
    class Deep: NSObject {}
    protocol OfBase: Base { func a() }
    protocol OfPlain where Self: PlainBase { func a() -> Int }
    protocol OfMain: MainBase { func a() }
    protocol OfObject: Deep { func a() }

    // Screens are subclasses.
    @MainActor open class UIViewController: NSObject {
      public init(nibName: String?, bundle: Bundle?) { super.init() }
      public required init?(coder: NSCoder) { nil }
    }
    protocol Showing: UIViewController { func show(_ text: String) -> Int }
    open class UITableViewCell: UIViewController {
      public init(style: Int, reuseIdentifier: String?) { super.init(nibName: nil, bundle: nil) }
      public required init?(coder: NSCoder) { nil }
    }
    extension Int { static var `default`: Int { 0 } }
    protocol FilledCell: UITableViewCell { func fill() }
    class OwnScreen: UIViewController {}
    @MainActor protocol OwnShowing: OwnScreen { func show(_ text: String) }
    class Needs: UIViewController { init(a: Int) { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { nil } }

    // Static members, initializers and subscripts are written.
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

    // Aliases of an associated type are written out.
    protocol Aliases<T> {
      associatedtype T
      typealias L = [T]
      typealias Done = (T) -> Void
      func f(_ x: L)
      func g(_ done: @escaping Done)
    }
    protocol Model {}
    protocol Observing { func observe(_ m: (some Model).Type) -> Int }
    protocol Opaque { func go(_ id: Int, make: @autoclosure @escaping () -> (some Error)) }
    protocol Hiding { associatedtype Error; func go() throws -> Error }

    // Values that are perhaps not sendable are not held.
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

    // A double has one member for two protocols that require it.
    protocol First { var x: Int { get }; var y: Int { get async throws }; func f() async throws }
    protocol Second { var x: Int { get set } }
    protocol Both: First, Second { var y: Int { get }; func f() }

    // Associated types are parameters.
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
    protocol SharedRepo: Sendable {
      associatedtype Item
      func add(_ item: Item) async throws -> Item
      func observe(_ change: @escaping @Sendable (Item) -> Void)
    }
    @MainActor protocol MainRepo { associatedtype Item = Int; var items: [Item] { get set } }
    protocol OwnRepo: Actor { associatedtype Item: Sendable; func put(_ item: Item) -> Item }

    // A protocol on an actor may have a parent on none.
    protocol Coordinator: AnyObject { func start() }
    @MainActor protocol Page: Coordinator { var title: String { get } }
    @MainActor protocol NamedPage: CustomStringConvertible { var title: String { get } }
    protocol Loading: AnyObject, Sendable { func load() async }
    @MainActor protocol Feed: Loading { var title: String { get } }
    @MainActor protocol Starting { func start() }
    @MainActor protocol Detail: Starting { var title: String { get } }

    // Values that cannot be sent are not in the call.
    protocol Encoding: Encodable, Sendable { func x() }
    protocol Decoding: Sendable { func decode(_ name: String, from d: any Decoder) throws -> Int }
    protocol Running: Sendable { func add(to r: RunLoop); func set(_ p: NSPredicate, _ id: Int) async }

    // Results that no test can store are made by the answer, or erased.
    struct Stop: Error {}
    class Room {}
    protocol Generic: Sendable {
      func find<T: Decodable>(_ type: T.Type) -> T
      func read<T>() async -> T?
      func load<T>(_ id: Int) throws(Stop) -> [T]
      subscript<T>(key: T.Type) -> T { get }
    }
    protocol Rooms: Sendable {
      var latest: Room? { get }
      func room(_ id: Int) throws -> Room
      func join(_ id: Int) async throws -> Room
      static func shared() -> Room
      var onEnd: ((Int) -> Void)? { get }
    }
    protocol Sender { func send() -> sending Room; func sendLater() async -> sending Room }
    protocol Builder {
      func with(_ id: Int) -> Self
      func with(all: Int...) throws -> Self
      func loaded() async throws -> Self
    }

    // The result alone can distinguish functions.
    protocol Twins {
      func a()
      func a() -> Int
      func put(_ values: Int...) async throws
      func put(_ values: Int...) async throws -> String
      func with(_ id: Int) -> Self
      func with(_ id: Int) -> Int
    }

    // Names are looked up as the compiler does.
    struct Foo { enum Error: Swift.Error { case a } }
    final class Tab { typealias Completion = (Int) -> Void }
    typealias ResultHandler<Value> = (Result<Value, any Error>) -> Void
    protocol Texted { typealias Completion = (String) -> Void }
    protocol Numbered {
      typealias Completion = (Int) -> Void
      func fail(_ error: any Error, _ own: Foo.Error)
      func done(onCompletion: @escaping Tab.Completion)
      func maybe(_ completion: Tab.Completion?)
      func own(_ completion: @escaping Self.Completion, _ other: Completion?)
      func generic(_ completion: ResultHandler<Int>?)
    }
    protocol Counted: Numbered { func inherited(_ completion: Completion?, _ other: Texted.Completion?) }
    enum Feature {
      struct State: Equatable {}
      enum Action { case tap }
      enum Fault: Swift.Error { case b }
      protocol Nested {
        func render(_ state: State, _ all: [Action]?) async -> State
        func attempt(_ work: @escaping () throws(Fault) -> Void) throws(Fault)
      }
    }

    // Answers that the writer can know need no argument.
    protocol Client: Sendable { func get<T: Decodable & Sendable>(_ id: Int) async throws -> T }
    protocol PlainClient { func get<T>(_ type: T.Type) throws -> [T] }
    protocol Log { func log(_ text: @autoclosure () -> String, level: Int) }
    protocol SharedLog: Sendable { func log(_ text: @autoclosure () throws -> String) throws -> Int }
    protocol TaskStatics {
      static func make(_ name: String) -> Int
      static var shared: Int { get set }
      static func load() async throws -> Int
    }
    @MainActor protocol MainTaskStatics { static func make() -> Int; func other() }
    protocol MadeNamed { init(name: String); init(); var title: String { get }; func save() throws }
    protocol Branches: Sendable {
      func always() -> Int
      #if os(Linux)
        func count(_ name: String) -> Int
        func load() async throws -> Int
        var total: Int { get }
      #endif
    }
    protocol PlainBranches {
      #if os(Linux)
        func count(_ name: String) -> Int
        var total: Int { get set }
      #endif
    }
    func use() async throws {
      let spy = ClientSpy(get: .success(3))
      let number: Int = try await spy.get(1)
      _ = number
      try MadeNamedSpy(title: .success("")).save()
    }
    """

  func test_everyKindOfMember_inSwift5And6_compiles() async throws {
    try expectDoubles(
      of: Self.protocols,
      lines: [
        ("PlansSpy", "StubbedResult<Int, Plan, any Error>"),
        ("TextsSpy", "typealias Item = String"),
        ("OpaqueSpy", "for _ in 0..<goMakeRuns { _ = make() }"),
        ("PageSpy", "class PageSpy: @MainActor Page,"), ("DetailSpy", "class DetailSpy: Detail,"),
        ("DetailSpy", "  /// Every call, oldest first, repeats included.\n"),
        (
          "DetailSpy",
          "  /// Runs after each call is stored; join several spies into one list here.\n"
        ),
        ("DecodingSpy", "    case decode(String)\n"),
        ("RunningSpy", "  // Not in the call: `p` cannot be sent"),
        ("GenericSpy", "    return requiredAnswer(state.withLock"),
        ("RoomsSpy", "room: StubbedResult<Int, @Sendable () -> Room, any Error>"),
        ("BuilderSpy", "    record(.with(id))\n    return self\n"),
      ] + ["maybe", "own", "generic", "inherited"].map { ("CountedSpy", "\($0)Completions") }
    )
  }
}
