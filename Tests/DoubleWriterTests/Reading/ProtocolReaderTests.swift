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

  func test_functions_withLabelsEffectsAndResult_areRead() async throws {
    let functions = try one(
      """
      protocol P {
        func a()
        @discardableResult mutating func b(_ c: Int, d e: String..., `in`: inout [X])
          async throws(Fault) -> (any Q)?; static func < (l: Self, r: Self) -> Bool
        func g<T: Decodable, U>(_: T.Type, u: U) rethrows -> T where T: P, U == [Int]
        func h() throws
      }
      """
    ).requirements
    let read = functions.compactMap { requirement -> Requirement.Function? in
      if case .function(let function) = requirement.kind { function } else { nil }
    }

    XCTAssertEqual(read.map(\.name), ["a", "b", "<", "g", "h"])
    XCTAssertEqual(functions[1].attributes, ["@discardableResult"])
    XCTAssertEqual(functions.map(\.modifiers), [[], ["mutating"], ["static"], [], []])
    XCTAssertEqual(
      read[1].parameters.map { "\($0.label) \($0.name) \($0.type)" },
      [
        "_ c Int", "d e String", "`in` `in` inout [X]",
      ]
    )
    XCTAssertEqual(read[1].parameters.map(\.isVariadic), [false, true, false])
    XCTAssertEqual(read[1].result?.description, "(any Q)?")
    XCTAssertEqual(read.map(\.effects.isAsync), [false, true, false, false, false])
    XCTAssertEqual(read.map(\.effects.isThrowing), [false, true, false, false, true])
    XCTAssertEqual(read[1].effects.failure?.description, "Fault")
    XCTAssertTrue(read[3].effects.isRethrowing)
    XCTAssertEqual(read[3].generics, "T: Decodable, U")
    XCTAssertEqual(read[3].conditions, "T: P, U == [Int]")
    XCTAssertEqual(functions.map(\.line), [2, 3, 4, 5, 6])
  }

  func test_properties_withTheirAccessors_areRead() async throws {
    let read = try one(
      """
      protocol P {
        var a: Int { get }
        var b: String! { get set }, c: [Int] { mutating get nonmutating set }
        var d: Data { get async throws }
      }
      """
    ).requirements.compactMap { requirement -> Requirement.Property? in
      if case .property(let property) = requirement.kind { property } else { nil }
    }

    XCTAssertEqual(
      read.map { "\($0.name): \($0.type)" },
      ["a: Int", "b: String!", "c: [Int]", "d: Data"]
    )
    XCTAssertEqual(read.map(\.isSettable), [false, true, true, false])
    XCTAssertEqual(read[2].accessorModifiers, ["mutating get", "nonmutating set"])
    XCTAssertEqual(read.map(\.effects.isAsync), [false, false, false, true])
  }

  func test_otherRequirements_areRead() async throws {
    let kinds = try one(
      """
      protocol P {
        associatedtype A: Q, R = Int where A.B == C
        typealias F = (A, @escaping B.C) -> Void
        init?(coder: Coder) throws
        subscript(index: Int) -> A { get set }
      }
      """
    ).requirements.map(\.kind)

    XCTAssertEqual(kinds.count, 4)
    XCTAssertEqual(
      kinds.first,
      .associatedType(.init(name: "A", bounds: ["Q", "R"], conditions: "A.B == C"))
    )
    guard case .typeAlias(name: "F", let type) = kinds[1] else { return XCTFail("no typealias") }
    XCTAssertEqual("\(type)", "(A, @escaping B.C) -> Void")
    guard case .initializer(_, suffix: "?") = kinds[2] else { return XCTFail("no initializer") }
    guard case .subscript(_, isSettable: true) = kinds[3] else { return XCTFail("no subscript") }
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

    XCTAssertEqual(read.compilation.map(\.text), ["!(os(iOS)) && (DEBUG || BETA)"])
    XCTAssertEqual(read.requirements.map { $0.conditions.map(\.text) }, [[], ["A"], ["!(A)"], []])
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

    XCTAssertEqual(ProtocolReader(Tokens.of(text), file: "A.swift").protocols(), [])
  }

  func test_aBrokenProtocol_hasAnErrorAndHidesNoOther() async {
    let text = "protocol A {\n  func a(_ b C)\n}\nprotocol D {}\nprotocol E {"
    let read = ProtocolReader(Tokens.of(text), file: "A.swift").protocols()

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
      let read = ProtocolReader(Tokens.of(text), file: "A.swift").protocols()

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
    let read = try ProtocolReader(Tokens.of(text), file: "A.swift").protocols().map { try $0.get() }
    XCTAssertEqual(read.count, 1)
    return try XCTUnwrap(read.first)
  }
}
