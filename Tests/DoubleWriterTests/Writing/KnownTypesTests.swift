import XCTest

@testable import DoubleWriter

final class KnownTypesTests: XCTestCase {
  func test_equatable_isWhatSaysSo() async throws {
    let known = known(
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

  func test_parentsThatNeedEachOther_areUnknown_howeverDeepTheyAre() async throws {
    let open = (0..<40).map { "struct S\($0): X\($0) {" }.joined()
    let deep = open + "struct A: B.X {}" + String(repeating: "}", count: 40)

    let known = known("\(deep)\nstruct A: B.X {}\nstruct B: A.Y {}")

    XCTAssertNil(known.path(of: ["A", "Z"]))
  }

  func test_aliasesThatLeadBackToThemselves_areForgotten() async throws {
    let known = known(
      "typealias A = Shop.A\ntypealias B = C\ntypealias C = [B]\ntypealias D = (Int) -> Void"
    )
    for name in ["A", "B", "C", "Other.A"] {
      XCTAssertFalse(known.isEquatable(try type(name)), name)
      XCTAssertNil(known.isSendable(try type(name)), name)
      XCTAssertNil(known.function(try type(name)), name)
    }
    XCTAssertNotNil(known.function(try type("D?")))
  }

  func test_nestedTypes_countBehindTheirOuterNameOnly() async throws {
    let known = known(
      """
      typealias Twice = () -> Void
      #if DEBUG
      typealias Twice = () -> Void
      #endif
      struct Foo { enum Error: Swift.Error { case a }; enum Only { case a }; typealias Done = () -> Void }
      enum Strings { enum Server { case a } }
      final class Server {}
      struct Task {}
      extension Sequence { func a() {} }
      class Base { typealias Late = () -> Void }
      final class Sub: Base {}
      """
    )
    for (name, isEquatable, isSendable) in [
      ("Error", false, true), ("Foo.Error", true, true), ("App.Foo.Error", true, true),
      ("Only", false, nil), ("Server", false, false), ("Strings.Server", true, true),
      ("Task", false, nil), ("Task<Int, Never>", false, nil), ("any Sequence", false, false),
    ] as [(String, Bool, Bool?)] {
      XCTAssertEqual(known.isEquatable(try type(name)), isEquatable, name)
      XCTAssertEqual(known.isSendable(try type(name)), isSendable, name)
    }
    for (name, scope) in [
      ("Foo.Done", []), ("Done", ["Foo"]), ("Late", ["Sub"]), ("Sub.Late?", []), ("Twice?", []),
    ] {
      XCTAssertNotNil(known.within(scope).function(try type(name)), name)
    }
    XCTAssertNil(known.function(try type("Done")))
    XCTAssertEqual(
      "\(known.within(["Foo"]).qualified(try type("[Only: Server?]")))",
      "[Foo.Only: Server?]"
    )
  }

  func test_sendable_isWhatIsSurelySo() async throws {
    let known = known(
      """
      struct Inside { var a = 1, b: String; static var c: () -> Void = {}; var d: Any { 1 } }
      public struct Outside { public var a: Int }
      public struct Says: Sendable { public var a: Int }
      @frozen public struct Frozen { public var a: Int }
      public extension Inside { struct Open { var a: Int } }
      struct Holds { var tap: () -> Void { didSet {} } }
      struct Wraps { @Weak var a: Int; var b = Weird() }
      indirect enum Tree { case leaf, node(Tree, of: [Inside]) }
      enum Bad { case a(Plain) }
      class Plain {}
      class Late {}
      extension Late: @unchecked Sendable {}
      class Foreign: UIResponder {}
      @MainActor class Main {}
      @MainActor protocol View: AnyObject {}
      final class Screen: View {}
      actor Own {}
      protocol Sent: Sendable {}
      protocol Kept {}
      struct Box<Value>: Sendable {}
      struct Open<Value> { var value: Value }
      """
    )
    for (name, isSendable) in [
      ("Inside", true), ("Outside", false), ("Says", true), ("Frozen", true),
      ("Inside.Open", false),
      ("Holds", false), ("Wraps", nil), ("Tree", true), ("Bad", false), ("Plain", false),
      ("Late", true), ("Foreign", nil), ("Main", true), ("any View", false), ("Screen", true),
      ("Own", true), ("any Sent", true), ("any Kept", false), ("any Kept & Sendable", true),
      ("Box<Int>", true), ("Box<Plain>", false), ("Open<Int>", nil), ("UIImage", nil),
      ("(Int, [String: Date]?)", true), ("() -> Void", false), ("@Sendable () -> Void", true),
      ("Result<[Inside], any Error>", true), ("AsyncStream<Outside>", false), ("Any", false),
    ] as [(String, Bool?)] {
      XCTAssertEqual(known.isSendable(try type(name)), isSendable, name)
    }
  }

  func test_namesThatStandForAnyType_areNoneOfTheFiles() async throws {
    let known = known("struct Item: Equatable { struct ID {} }")
      .with(["Item": .init(isEquatable: false, isSendable: true)])
    for (name, isSendable) in [("Item", true), ("[Item]", true), ("Item.ID", false)] {
      XCTAssertFalse(known.isEquatable(try type(name)), name)
      XCTAssertEqual(known.isSendable(try type(name)), isSendable, name)
    }
  }

  private func known(_ text: String) -> KnownTypes {
    let read = ReadFile(.init(path: "A.swift", text: text))
    return KnownTypes(types: read.types, protocols: read.protocols)
  }

  private func type(_ text: String) throws -> SwiftType {
    var cursor = Cursor(Tokens.of(text))
    return try cursor.type()
  }
}
