import XCTest

@testable import DoubleWriter

/// Closures that do not escape run, once by default.
final class ClosureRunTests: XCTestCase {
  func test_everyKindOfClosure_compilesAndRuns() async throws {
    let doubles = try expectDoubles(
      of: """
        struct Item: Equatable, Sendable { var count = 0 }
        struct Fault: Error {}
        class Room {}
        protocol Database: Sendable {
          func write(_ block: () throws -> Void) rethrows
          func read<T>(_ block: (Int) throws -> T) rethrows -> T
          func transaction<T: Sendable>(_ body: @Sendable (Int) async throws -> T) async throws -> T
          func enter<T>(_ body: (Room, inout Int) throws -> T) throws -> T
          func pool<T>(_ work: @escaping @Sendable (Item) throws -> T) async throws -> T
          func change(_ body: (inout Item) -> Void)
        }
        protocol Plain {
          func update(_ body: (inout Item, Int) -> Void)
          func measure(_ body: () -> Int) -> Int
          func fault(_ body: () throws(Fault) -> Int) throws(Fault) -> Int
          func log(_ body: () throws -> Void)
          func work(_ body: () throws -> Int) -> Int
          func keep<T>(_ body: () throws -> T) -> Result<T, any Error>
          func both<T>(a: () -> Void, result: () throws -> T, _ done: @escaping () -> Void) rethrows -> T
          func sum(_ values: Int..., body: () -> String?) -> String?
          func later(_ text: @autoclosure () async -> String) async
          func save(_ body: () throws -> Void) throws
          init(_ body: () -> Int, _ other: () -> Void)
        }
        @MainActor protocol Main: AnyObject {
          func batch(_ body: () -> Void)
          func perform<T>(_ body: () async throws -> T) async rethrows -> T
          func draw(_ body: @MainActor () -> Room) async
        }
        protocol Own: Actor {
          func batch(_ body: () throws -> Void) rethrows
          func read<T>(_ body: (Int) async throws -> T) async rethrows -> T
        }
        protocol Static { static func run(_ body: () -> Void); static func make<T>(_ a: (Int) -> T) -> T }
        typealias Work = @MainActor (Int) -> Void
        protocol Elsewhere { func show(_ body: @MainActor () -> Void) async; func work(_ work: Work) async }
        protocol Hidden: Sendable { func write(_ result: (inout Int) -> Int, state: Int, index: Int) -> Int }
        """
    )

    let output = try doubles.output(
      of: """
        var log: [String] = []
        let spy = DatabaseSpy(
          readBlockRuns: [7], transactionBodyRuns: [1], enterBodyRuns: [{ (Room(), 2) }],
          poolWorkRuns: [Item()], changeBodyRuns: [Item()]
        )
        let database: any Database = spy
        database.write { log.append("write") }
        do { try database.write { throw Fault() } } catch { log.append("\\(error)") }
        spy.writeBlockRuns = 0
        database.write { log.append("never") }
        spy.writeBlockRuns = 2
        database.write { log.append("twice") }
        log.append("\\(database.read { $0 + 1 })")
        spy.readBlockRuns = [1, 2]
        log.append("\\(database.read { "last \\($0)" })")
        spy.readBlockRuns = []
        spy.readResult = .success("answer")
        log.append(database.read { _ in "never" })
        log.append("\\(try await database.transaction { $0 * 10 })")
        log.append("\\(try database.enter { $1 += 1; return $1 })")
        log.append("\\(try await database.pool { $0.count })")
        database.change { $0.count = 5 }
        log.append("\\(spy.changeBodyRuns[0].count) \\(spy.calls.count)")
        let mock = PlainMock(
          expecting: [.save, .both, .log],
          keep: .success(Result<Int, any Error>.success(1)),
          save: .failure(Fault()), updateBodyRuns: []
        )
        do { try mock.save { log.append("saved") } } catch { log.append("\\(error)") }
        log.append(mock.both(a: { log.append("a") }, result: { "b" }) {})
        mock.log { throw Fault() }
        log.append("\\(mock.spy.bothDones.count) \\(mock.mismatch() == nil)")
        StaticSpy.$current.withValue(StaticSpy(makeARuns: [3])) {
          StaticSpy.run { log.append("static") }
          log.append("\\(StaticSpy.make { $0 })")
        }
        print(log.joined(separator: ", "))
        """
    )

    XCTAssertEqual(
      output,
      "write, Fault(), twice, twice, 8, last 2, answer, 10, 3, 0, 5 11, saved, "
        + "Fault(), a, b, 1 true, static, 3\n"
    )
  }

  func test_aClosureThatNobodyCanRun_isByHand() async throws {
    for (member, reason) in [
      ("func a(_ body: () async -> Void)", "is `async`, and the member is not"),
      ("func a(_ body: @MainActor () -> Void)", "runs on another actor"),
      ("func a<T>(_ body: (T) -> Void)", "takes a generic value"),
      ("func a(_ body: (Int...) -> Void)", "takes a value that no list can keep"),
      ("func a(_ body: (isolated any Actor) -> Void)", "takes a value that no list can keep"),
      ("func a<T>(none: () -> T, some: (Int) -> T) -> T", "two closures make its result"),
      ("init(_ body: (Int) -> Void)", "is called by functions only"),
      ("#if DEBUG\nfunc a(_ body: (Int) -> Void)\n#endif", "takes arguments, and no `init` asks"),
    ] {
      let spy = try doubles(of: "protocol P: Sendable {\n\(member)\n}")["PSpy.swift"] ?? ""
      let text = spy.replacing("\n  // ", with: " ")
      XCTAssertTrue(text.contains("By hand: `") && text.contains(reason), spy)
    }
  }
}
