import XCTest

@testable import DoubleWriter

final class ProtocolReaderTests: XCTestCase {
  func test_head_withAllThatCanBe_isRead() async throws {
    let read = try one(
      """
      @available(iOS 13, *) @MainActor
      @objc(Named) public nonisolated protocol P<A>: AnyObject, Q & R, Sendable where A: B, A.C == D {
      }
      """
    )

    XCTAssertEqual(read.attributes, ["@available(iOS 13, *)", "@MainActor", "@objc(Named)"])
    XCTAssertEqual(read.modifiers, ["public", "nonisolated"])
    XCTAssertEqual(read.inherited, ["AnyObject", "Q", "R", "Sendable"])
    XCTAssertEqual(read.conditions, "A: B, A.C == D")
    XCTAssertEqual(read.line, 2)
  }

  func test_attributesOfTheDeclarationBefore_areNotTaken() async throws {
    let read = try one("@A var a: Int = f(1)\nprotocol P {}")

    XCTAssertEqual(read.attributes, [])
  }

  func test_requirements_areReadWithAllTheirParts() async throws {
    let read = try one(
      """
      protocol P {
        func a()
        @discardableResult mutating func b(_ c: Int, d e: String..., `in`: inout [X])
          async throws(Fault) -> (any Q)?; static func < (l: Self, r: Self) -> Bool
        func g<T: Decodable, U>(_: T.Type, u: U) rethrows -> T where T: P, U == [Int]
        func h() throws
        var a: Int { get }
        var b: String! { get set }, c: [Int] { mutating get nonmutating set }
        var d: Data { get async throws }
        associatedtype A: Q, R = Int where A.B == C
        typealias F = (A, @escaping B.C) -> Void
        init?(coder: Coder) throws
        subscript(index: Int) -> A { get set }
      }
      """
    ).requirements

    XCTAssertEqual(
      read.map { "\($0.line) \($0.text)" },
      [
        "2 func a()",
        "3 mutating func b(_ c: Int, d e: String..., `in`: inout [X]) async throws(Fault) -> (any Q)?",
        "4 static func <(l: Self, r: Self) -> Bool",
        "5 func g<T: Decodable, U>(_: T.Type, u: U) rethrows -> T where T: P, U == [Int]",
        "6 func h() throws", "7 var a: Int { get }", "8 var b: String! { get set }",
        "8 var c: [Int] { get set }", "9 var d: Data { get async throws }", "10 associatedtype A",
        "11 typealias F = (A, @escaping B.C) -> Void", "12 init?(coder: Coder) throws",
        "13 subscript(index: Int) -> A { get set }",
      ]
    )
    XCTAssertEqual(read[1].attributes, ["@discardableResult"])
    XCTAssertEqual(
      read[9].kind,
      .associatedType(.init(name: "A", bounds: ["Q", "R"], conditions: "A.B == C"))
    )
  }

  func test_conditionsOfCompilation_areKeptForProtocolAndRequirement() async throws {
    let read = try one(
      """
      #if os(iOS)
      #elseif DEBUG || BETA
      protocol P {
        func a()
        #if A
          func b()
        #else
          func c()
        #endif
        func d()
      }
      #endif
      """
    )

    XCTAssertEqual(read.compilation, ["!(os(iOS)) && (DEBUG || BETA)"])
    XCTAssertEqual(read.requirements.map(\.conditions), [[], ["A"], ["!(A)"], []])
  }

  func test_nestedProtocols_knowTheTypesAroundThem() async throws {
    let read = try one("enum A { func f() { if a { } }\n struct B: C { protocol P {} } }")

    XCTAssertEqual(read.path, "A.B.P")
  }

  func test_wordsThatLookLikeAProtocol_areNone() async {
    let text = """
      func a(protocol p: Int) {}
      let s = "protocol P {}"
      // protocol P {}
      let p = x.protocol
      """

    XCTAssertEqual(ProtocolReader.protocols(in: Tokens.of(text), of: "A.swift"), [])
  }

  func test_aBrokenProtocol_hasAnErrorAndHidesNoOther() async {
    let text = "protocol A {\n  func a(_ b C)\n}\nprotocol D {}\nprotocol E {"
    let read = ProtocolReader.protocols(in: Tokens.of(text), of: "A.swift")

    XCTAssertEqual(read.map { (try? $0.get())?.name }, [nil, "D", nil])
    XCTAssertThrowsError(try read[0].get()) {
      XCTAssertEqual(
        $0 as? UnreadableProtocol,
        UnreadableProtocol(
          name: "A",
          file: "A.swift",
          error: ReadingError(line: 2, expected: "\":\"", found: "C")
        )
      )
    }
  }

  func test_aTypeThatIsNestedTooDeep_isAnError() async {
    for (open, close) in [("[", "]"), ("(", ")"), ("A<", ">"), ("(Int) -> ", "")] {
      let deep =
        String(repeating: open, count: 5_000) + "Int" + String(repeating: close, count: 5_000)
      let text = "protocol A { func a(_ b: \(deep)) }\nprotocol B {}"
      let read = ProtocolReader.protocols(in: Tokens.of(text), of: "A.swift")

      XCTAssertThrowsError(try read[0].get()) {
        XCTAssertEqual(
          ($0 as? UnreadableProtocol)?.error.expected,
          "a type that is nested less than 100 deep"
        )
      }
      XCTAssertEqual(try? read.last?.get().name, "B", open)
    }
  }

  private func one(_ text: String) throws -> ProtocolDeclaration {
    let read = try ProtocolReader.protocols(in: Tokens.of(text), of: "A.swift").map { try $0.get() }
    XCTAssertEqual(read.count, 1)
    return try XCTUnwrap(read.first)
  }
}
