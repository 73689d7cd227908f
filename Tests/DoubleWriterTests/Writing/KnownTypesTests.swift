import XCTest

@testable import DoubleWriter

final class KnownTypesTests: XCTestCase {
  func test_equatable_isWhatSaysSo() async throws {
    let known = try known(
      """
      struct A: Equatable {}
      struct B {}
      enum C { case one, two }
      enum D { case one(Int) }
      extension D: Hashable {}
      struct E: F {}
      protocol F: Comparable {}
      typealias G = [A]
      struct Box<Value>: Equatable {}
      struct Date {}
      """
    )
    for (name, isEquatable) in [
      ("A", true), ("B", false), ("C", true), ("D", true), ("E", true), ("G", true), ("F", false),
      ("Box<Int>", false), ("Date", false), ("Int", true), ("[String: A?]", true),
      ("Unknown", false),
      ("Range<A>", true), ("(A, A)", false), ("any F", false),
    ] {
      XCTAssertEqual(known.isEquatable(try type(name)), isEquatable, name)
    }
  }

  func test_aliasesThatLeadBackToThemselves_areForgotten() async throws {
    let known = try known(
      "typealias A = Shop.A\ntypealias B = C\ntypealias C = [B]\ntypealias D = (Int) -> Void"
    )
    for name in ["A", "B", "C", "Other.A"] {
      XCTAssertFalse(known.isEquatable(try type(name)), name)
      XCTAssertFalse(known.isUnsendable(try type(name)), name)
      XCTAssertNil(known.function(try type(name)), name)
    }
    XCTAssertNotNil(known.function(try type("D?")))
  }

  private func known(_ text: String) throws -> KnownTypes {
    let tokens = Tokens.of(text)
    let protocols = try ProtocolReader(tokens, file: "A.swift").protocols().map { try $0.get() }
    return KnownTypes(types: TypeReader(tokens).types(), protocols: protocols)
  }

  private func type(_ text: String) throws -> SwiftType {
    var cursor = Cursor(Tokens.of(text))
    return try cursor.type()
  }
}
