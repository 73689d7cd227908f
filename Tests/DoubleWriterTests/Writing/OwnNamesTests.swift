import XCTest

@testable import DoubleWriter

/// A double never needs a name that its protocol has.
final class OwnNamesTests: XCTestCase {
  private static let names = [
    "state", "calls", "latch", "onCall", "record", "verify", "spy", "expected", "mismatch",
    "current",
    "waitForCalls", "fetchResult", "searchResult", "loadCompletions", "heldLoad", "answerSend",
    "Call", "State",
  ]

  /// Members with a helper of each kind.
  private static let members = """
    func fetch() throws -> Int; var search: Int { get }; func load() async -> Int
    func load(completion: @escaping @Sendable (Int) -> Void)
    """

  func test_everyNameOfADouble_asAMember_isFree() async throws {
    let sides = [("", "Plain", ""), ("@MainActor ", "Main", ""), ("", "Sent", ": Sendable")]
    let protocols = (sides + [("", "Own", ": Actor")]).flatMap { attribute, side, parent in
      let forms = { (name: String) in
        ["var \(name): Int { get }", "func \(name)()", "func \(name)(_ a: Int, of b: Int) -> Int"]
      }
      let all = (0..<3).map { form in ("All\(form)", Self.names.map { forms($0)[form] }) }
      let alone = Self.names.map { ("\($0 == "State" ? "Type" : "")\($0)", [forms($0)[0]]) }
      return (all + alone).map { name, members in
        "\(attribute)protocol \(side)\(name)\(parent) {\n\(Self.members)\n"
          + members.joined(separator: "\n") + "\n}"
      }
    }

    try expectDoubles(of: protocols.joined(separator: "\n"))
  }

  func test_everyNameOfADouble_asAType_isFree() async throws {
    let types = Self.names + ["fetch", "load"]
    let sides = ["P", "@MainActor Q", "R: Sendable", "S: Actor"].map { side in
      let words = side.split(separator: " ")
      return words.dropLast(words.count - 1).filter { $0.hasPrefix("@") }.joined() + " protocol "
        + words.drop { $0.hasPrefix("@") }.joined(separator: " ") + """
           {
          \(Self.members)
          func send<T>(_ id: Int, done: @escaping @Sendable (T) -> State) -> Call
          \(types.enumerated().map { "func f\($0)(_ value: \($1)) -> \($1)" }.joined(separator: "\n"))
          }

          """
    }
    let structs = types.map { "struct \($0): Equatable, Sendable {}\n" }.joined()
    let associated = """
      protocol A: Sendable { associatedtype Call; associatedtype State; func put(_ a: Call, _ b: State) }
      """

    let doubles = try CompiledDoubles(of: structs + sides.joined() + associated)

    // One function of each spy has a generic completion handler, which is by hand.
    XCTAssertEqual(Set(doubles.byHand.map { $0.prefix(20) }), ["`func spyAnswerSend<"])
    let begin = "  // Yours, kept by doubles write: begin\n"
    let own = """
        nonisolated func spyAnswerSend<T>(_ id: Int, done: @escaping @Sendable (T) -> State) -> Call { Call() }

      """
    XCTAssertEqual(
      try doubles.problems(
        with: doubles.files.mapValues { $0.replacing(begin, with: begin + own) }
      ),
      ""
    )
  }

  func test_namesOfAStaticMember_andOfItsArguments_areFree() async throws {
    try expectDoubles(
      of: """
        protocol P {
          static func track(spy: Int, current: Int) -> Int
          static func go(current: Int)
          init(spy: Int, expected: Int)
        }
        protocol Q { static func current() -> Int; static func calls(_ calls: Int) }
        """,
      lines: [("QSpy", "requiredSpy(spyCurrent, named: \"spyCurrent\")")]
    )
  }

  func test_theOtherNames_work() async throws {
    let doubles = try expectDoubles(
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
        }
        """
    )

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
        try mock.mockSpy.spyHeldFetch.give(.success(5), to: 0)
        print(await fetch.value)
        try await mock.mockSpy.spyWaitForCalls(6)
        print(mock.mockMismatch() ?? "as expected")
        print(mock.mockSpy.spyCalls.count, mock.mockSpy.spyMismatch(from: []) == nil)
        _ = try await made([.state]).mockVerify { _ = $0.state }
        """
    )

    XCTAssertEqual(
      output,
      """
      1 [2] own 4
      5
      as expected
      6 false

      """
    )
  }
}
