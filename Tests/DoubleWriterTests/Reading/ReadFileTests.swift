import XCTest

@testable import DoubleWriter

final class ReadFileTests: XCTestCase {
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

    let read = read(text)

    XCTAssertEqual(read.protocols, [])
    XCTAssertEqual(read.unreadable, [])
  }

  func test_aBrokenProtocol_hasAnErrorAndHidesNoOther() async {
    let read = read("protocol A {\n  func a(_ b C)\n}\nprotocol D {}\nprotocol E {")

    XCTAssertEqual(read.protocols.map(\.name), ["D"])
    XCTAssertEqual(
      read.unreadable.map { "\($0.name), \($0.error)" },
      [
        "A, line 2: expected \":\", found \"C\"",
        "E, line 5: expected func, var, init, subscript or associatedtype, found the end",
      ]
    )
  }

  func test_aTypeThatIsNestedTooDeep_isAnError() async {
    for (open, close) in [("[", "]"), ("(", ")"), ("A<", ">"), ("(Int) -> ", "")] {
      let deep =
        String(repeating: open, count: 5_000) + "Int" + String(repeating: close, count: 5_000)
      let read = read("protocol A { func a(_ b: \(deep)) }\nprotocol B {}")

      XCTAssertEqual(
        read.unreadable.map(\.error.expected),
        ["a type that is nested less than 100 deep"]
      )
      XCTAssertEqual(read.protocols.map(\.name), ["B"], open)
    }
  }

  private func read(_ text: String) -> ReadFile { ReadFile(.init(path: "A.swift", text: text)) }

  private func one(_ text: String) throws -> ProtocolDeclaration {
    let read = read(text)
    XCTAssertEqual(read.unreadable, [])
    XCTAssertEqual(read.protocols.count, 1)
    return try XCTUnwrap(read.protocols.first)
  }
}
