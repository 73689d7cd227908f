import XCTest

@testable import DoubleWriter

final class SpyWriterTests: XCTestCase {
  func test_whatAPersonMustDecide_isAComment() async throws {
    try expectDoubles(
      of: """
        protocol P: Stranger {
          associatedtype Item
          static func make() -> Item
          init(_ item: Item)
          func pack<each T>(_ values: repeat each T)
          func open(_ bytes: Span<UInt8>)
          func close(_ handle: consuming Handle)
          func twice(_ body: (() -> Void)??)
          func copy() -> Self?
          func name() -> String
          func send<T>(_ value: Result<T, any Error>)
          #if DEBUG
            func count() -> Int
            var total: Int { get }
          #endif
        }
        struct Handle: ~Copyable {}
        """,
      byHand: [
        "what `Stranger` requires; it is in none of the files that were read.",
        "`static func make() -> Item`; all tests would share what a static member keeps.",
        "`func pack<each T>(_ values: repeat each T)`; it has a parameter pack.",
        "`func open(_ bytes: Span<UInt8>)`; `bytes` cannot be copied.",
        "`func close(_ handle: consuming Handle)`; `handle` cannot be copied.",
        "`func twice(_ body: (() -> Void)??)`; `body` holds a closure inside another type.",
        "`func answerCopy() -> Self?`, the answer of `copy()`; it returns `Self`.",
      ]
    ) { $0.mock = false }
  }

  func test_closuresAndVariadicArguments_areKeptByFunctionsOnly() async throws {
    try expectDoubles(
      of: """
        protocol P {
          init(_ done: @escaping () -> Void)
          init(_ values: Int...)
          subscript(done: @escaping () -> Void) -> Int { get }
          static subscript(index: Int) -> Int { get }
        }
        """,
      byHand: [
        "`init(_ done: @escaping () -> Void)`; the closure `done` is not `@Sendable`.",
        "`init(_ values: Int...)`; variadic arguments are written for functions only.",
        "`subscript(done: @escaping () -> Void) -> Int { get }`; the closure `done` is not",
      ]
    )
  }

  func test_casesOfOverloads_haveDistinctNames_noLongerThanNeeded() async throws {
    for (members, cases) in [
      ("func show(_ a: Int); func hide()", ["show(Int)", "hide"]),
      (
        "func did(price: Int); func did(count: Int, of: Int)",
        ["didPrice(price: Int)", "didCount(count: Int, of: Int)"]
      ),
      (
        "func ask(a: Int, b: Int, c: Int); func ask(a: Int, b: Int, d: Int); func ask(a: Int, b: Bool, c: Int)",
        [
          "askABC(a: Int, b: Int, c: Int)", "askD(a: Int, b: Int, d: Int)",
          "askBool(a: Int, b: Bool, c: Int)",
        ]
      ),
      (
        "func get(_ id: Int, of: Int) -> Int; func get(_ id: Int, of: Int) async -> String",
        ["getInt(Int, of: Int)", "getString(Int, of: Int)"]
      ),
      (
        "func show(_ a: String); func show(_ a: any Error); func show()",
        ["showString(String)", "showError(any Error)", "show"]
      ),
      // Names of others are not taken.
      (
        "func a(b: Int); func a(c: Int); func aB(); func description()",
        ["aBInt(b: Int)", "aC(c: Int)", "aB", "readDescription"]
      ),
      ("static func a(); func a()", ["a", "a2"]),
    ] {
      let spy = try doubles(of: "protocol P { \(members) }")["PSpy.swift"] ?? ""
      let lines = cases.map { "    case \($0)\n" }.joined()
      XCTAssertTrue(spy.contains("enum Call: ") && spy.contains(" {\n\(lines)\n"), spy)
    }
  }

  func test_doubleNames_loseTheEndingButNeverMeetTwice() async throws {
    let text =
      "protocol AView {}\nprotocol AViewProtocol {}\nprotocol BInterface {}\nprotocol Protocol {}"
    let names = try doubles(of: text).keys.filter { $0.hasSuffix("Spy.swift") }.sorted()

    XCTAssertEqual(
      names,
      ["AViewProtocolSpy.swift", "AViewSpy.swift", "BSpy.swift", "ProtocolSpy.swift"]
    )
  }
}
