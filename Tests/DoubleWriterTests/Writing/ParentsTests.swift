import XCTest

@testable import DoubleWriter

/// The doubles of protocols with parents, conditions and aliases of every kind.
final class ParentsTests: XCTestCase {
  func test_conditionsOnAssociatedTypes_areThoseOfTheDoubles() async throws {
    try expectDoubles(
      of: """
        protocol Item: Identifiable where ID == String { var title: String { get } }
        protocol Item2: Identifiable<Int> { var title: String { get } }
        protocol Item3: Identifiable where Self.ID: Codable { func go() }
        protocol Item4: Identifiable { associatedtype ID = Int; func go() }
        protocol Item5: Identifiable where ID == Int { var id: Int { get }; func go() }
        @MainActor protocol Item6: Identifiable, AnyObject where ID == String { func go() }
        protocol Item7: Sendable, Identifiable where ID == String { func go() }
        protocol Item8: Item7 { func more() }
        protocol Responder { associatedtype Context; func respond(_ c: Context) }
        protocol Source<S> { associatedtype S; init(s: S) }
        protocol App where Context: Source<Int> {
          associatedtype R: Responder
          typealias Context = R.Context
          var responder: R { get }
        }
        protocol Box<Value> { associatedtype Value; func put(_ value: Value) -> Value }
        protocol Swapped: Box where Int == Value {}
        protocol Lists: Box where Value == [Key] { associatedtype Key; func key(_ key: Key) }
        protocol Texts: Box<String> { func all() -> [Value] }
        protocol Coded: Box where Value: Alias { typealias Alias = Codable }
        protocol Rows: Box where Value == Row { typealias Row = [Int] }
        protocol Pair<A, B> { associatedtype A; associatedtype B; func put(_ a: A, _ b: B) }
        protocol Chain: Pair where A == B, B == Int {}
        protocol Twins: Pair where A == B {}
        protocol Both: Pair<[Int], String> {}
        protocol Elements: Pair where A: Collection, A.Element == B {}
        protocol Letters: Pair where A == String, A.Element: Hashable, B: Hashable {}
        enum Feature {
          struct Row {}
          typealias Parent = Box & AnyObject
          protocol Nested: Parent where Value == Row {}
        }
        """,
      lines: [
        ("ItemSpy", "  typealias ID = String\n"), ("SwappedSpy", "  typealias Value = Int\n"),
        ("AppSpy", "class AppSpy<R: Responder>: App, CallRecording where R.Context: Source<Int> {"),
        ("ChainSpy", "  typealias A = Int\n  typealias B = Int\n"),
      ]
    )
  }

  func test_anAliasAsParent_isWhatItNames() async throws {
    try expectDoubles(
      of: """
        typealias Base = Other & Sendable
        protocol Other { func other() }
        protocol P: Base { func p() }
        typealias Deep = Base & AnyObject
        protocol Q: Deep { func q(_ p: any P) async -> any P }
        #if compiler(>=6.2)
          typealias Meta = SendableMetatype
        #else
          typealias Meta = Any
        #endif
        protocol M: Meta { func m() }
        class Screen {}
        typealias Parent = Screen
        protocol S: Parent { func s() }
        """,
      lines: [
        ("PSpy", "    case other\n    case p\n"), ("QSpy", "    case other\n    case q(any P)\n"),
        ("QSpy", "let heldQ: HeldAnswers<any P, any P, Never>"), ("SSpy", "class SSpy: Screen, S,"),
      ]
    )
    let both = try doubles(of: "protocol A { func a() }\ntypealias B = A & Sendable") {
      $0.chosen = ["B"]
    }
    XCTAssertEqual(both["BSpy.swift"]?.contains("nonisolated final class BSpy: B, Call"), true)
  }

  func test_equalityInAnExtension_isThatOfTheDoubles() async throws {
    let doubles = try expectDoubles(
      of: """
        protocol Foo: Equatable { var bar: Int { get } }
        extension Foo { static func == (a: Self, b: Self) -> Bool { a.bar == b.bar } }
        protocol Hash: Hashable { var bar: Int { get } }
        extension Hash {
          static func == (a: Self, b: Self) -> Bool { a.bar == b.bar }
          func hash(into hasher: inout Hasher) { hasher.combine(bar) }
        }
        protocol Child: Hash { func child() }
        protocol Half: Hashable, Sendable { var bar: Int { get } }
        extension Half { func hash(into hasher: inout Hasher) { hasher.combine(bar) } }
        extension Half where Self: Codable { static func == (a: Self, b: Self) -> Bool { true } }
        """
    )

    let output = try doubles.output(
      of: """
        print(FooSpy(bar: .success(1)) == FooSpy(bar: .success(1)))
        print(FooMock(expecting: [], bar: .success(1)) == FooMock(expecting: [], bar: .success(2)))
        print(Set([ChildSpy(bar: .success(1)), ChildSpy(bar: .success(1))]).count)
        print(HalfSpy(bar: .success(1)) == HalfSpy(bar: .success(1)))
        """
    )

    XCTAssertEqual(output, "true\nfalse\n1\nfalse\n")
  }

  func test_aSuperclassWhoseInitializersNeedArguments_givesThemToTheSpy() async throws {
    let doubles = try CompiledDoubles(
      of: """
        @MainActor class Titled { let title: String; init(title: String) { self.title = title } }
        class Needed { required init(a: Int) {} }
        class Simple: Titled { init() { super.init(title: "") } }
        protocol Greeting: Titled { func greet() -> String; func load() async throws -> Int }
        protocol Needing: Needed { func go() }
        protocol Easy: Simple { func go() }
        """
    )
    let begin = "  // Yours, kept by doubles write: begin\n"
    let own = [
      "Greeting": """
      init(expecting calls: [GreetingSpy.Call]) {
        spy = GreetingSpy(title: "a")
        expected = calls
        super.init(title: "b")
      }

      """,
      "Needing": """
      required init(a: Int) {
        spy = NeedingSpy(a: a)
        expected = []
        super.init(a: a)
      }

      """,
    ].reduce(into: [String: String]()) { files, part in
      let file = "\(part.key)Mock.swift"
      files[file] = doubles.files[file]?.replacing(begin, with: begin + part.value)
    }

    let output = try doubles.output(
      of: """
        let spy = GreetingSpy(title: "Title")
        spy.greetResult = .success("Hello")
        spy.heldLoad.answer = .success(3)
        print(spy.title, spy.greet(), try await spy.load(), NeedingSpy(a: 1).calls, EasySpy().title)
        let mock = GreetingMock(expecting: [.greet])
        mock.spy.greetResult = .success("Hello")
        try await mock.verify { _ = $0.greet() }
        """,
      with: own
    )

    XCTAssertEqual(doubles.byHand.count, 2)
    XCTAssertEqual(output, "Title Hello 3 [] \n")
  }
}
