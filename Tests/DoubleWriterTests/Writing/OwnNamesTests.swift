import XCTest

@testable import DoubleWriter

/// A double never needs a name that its protocol has.
final class OwnNamesTests: XCTestCase {
  private static let names = """
    state calls latch onCall record verify spy expected mismatch current waitForCalls fetchResult \
    searchResult loadCompletions heldLoad answerSend Call State
    """.split(separator: " ")

  func test_everyNameOfADouble_asAMemberOrAType_isFree() async throws {
    let forms: [@Sendable (Substring) -> String] = [
      { "var \($0): Int { get }" }, { "func \($0)()" },
      { "func \($0)(_ a: Int, of b: Int) -> Int" },
      { "func use\($0)(_ value: \($0)) -> \($0)" },
    ]
    let alone = Self.names.map { ("One\($0 == "State" ? "Type" : "")\($0)", [forms[0]($0)]) }
    let all = forms.enumerated().map { ("All\($0)", Self.names.map($1)) } + alone
    let sides = [
      ("", "A", ""), ("@MainActor ", "B", ""), ("", "C", ": Sendable"), ("", "D", ": Actor"),
    ]
    let protocols = sides.flatMap { attribute, side, parent in
      all.map { name, members in
        """
        \(attribute)protocol \(side)\(name)\(parent) {
          func fetch() throws -> Int; var search: Int { get }; func load() async -> Int
          func load(completion: @escaping @Sendable (Int) -> Void)
          \(members.joined(separator: "\n"))
        }

        """
      }
    }
    let types = Self.names.map { "struct \($0): Equatable, Sendable {}\n" }
    let others = """
      protocol Associated: Sendable { associatedtype Call; associatedtype State; func put(_ a: Call, _ b: State) }
      protocol Static {
        static func track(spy: Int, current: Int) -> Int
        static func go(current: Int)
        init(spy: Int, expected: Int)
      }
      protocol Current { static func current() -> Int; static func calls(_ calls: Int) }
      """

    try expectDoubles(
      of: (protocols + types).joined() + others,
      lines: [("CurrentSpy", "requiredSpy(spyCurrent, named: \"spyCurrent\")")]
    )
  }

  func test_theOtherNames_work() async throws {
    let doubles = try CompiledDoubles(
      of: """
        struct Call: Equatable, Sendable {}
        protocol Player: Sendable {
          var state: Int { get }
          var calls: [Int] { get }
          func latch(_ call: Call)
          func spy() -> Int
          func verify(_ body: @escaping @Sendable () -> Void)
          func mismatch() -> String?
          func waitForCalls(_ count: Int) async throws
          func fetch() async -> Int
          var heldFetch: Int { get }
          func answerSend()
          func send<T>(done: @escaping (T) -> Void)
        }
        """
    )
    let begin = "  // Yours, kept by doubles write: begin\n"
    let own = "  func spyAnswerSend<T>(done: @escaping (T) -> Void) {}\n"

    let output = try doubles.output(
      of: """
        func made(_ calls: [PlayerSpy.SpyCall]) -> PlayerMock {
          PlayerMock(
            expecting: calls, state: .success(1), calls: .success([2]), spy: .success(3),
            mismatch: .success("own"), fetch: .held(), heldFetch: .success(4)
          )
        }
        let mock = made([.state, .calls, .mismatch, .heldFetch, .latch(Call()), .fetch])
        let player: any Player = mock
        print(player.state, player.calls, player.mismatch() ?? "", player.heldFetch)
        player.latch(Call())
        let fetch = Task { await player.fetch() }
        try await mock.mockSpy.spyHeldFetch.waitForRequests(1)
        try mock.mockSpy.spyHeldFetch.give(.success(5))
        print(await fetch.value)
        try await mock.mockSpy.spyWaitForCalls(6)
        print(mock.mockMismatch() ?? "as expected")
        print(mock.mockSpy.spyCalls.count, mock.mockSpy.spyMismatch(from: []) == nil)
        _ = try await made([.state]).mockVerify { _ = $0.state }
        """,
      with: doubles.files.mapValues { $0.replacing(begin, with: begin + own) }
    )

    XCTAssertEqual(output, "1 [2] own 4\n5\nas expected\n6 false\n")
  }
}
