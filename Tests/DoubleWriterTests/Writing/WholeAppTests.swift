import XCTest

@testable import DoubleWriter

/// The members that kept whole apps from switching, in their smallest form.
final class WholeAppTests: XCTestCase {
  func test_anAppWithNamesOfTheLanguage_hasDoublesWithThoseOfTheLanguage() async throws {
    let names = [
      "Bool", "CustomStringConvertible", "Encoder", "Equatable", "Error", "Hasher", "Int", "Never",
      "ObjectIdentifier", "Sendable", "String", "Void", "Mutex<T>",
    ]
    try expectDoubles(
      of: names.map { "final class \($0) {}\n" }.joined() + """
        protocol Loader { func load() throws -> Int; func fetch(_ id: Int) async throws -> String }
        protocol Key: Hashable, Codable, Swift.CustomStringConvertible { func go(_ any: Any) }
        protocol Sent: Swift.Sendable { associatedtype A; func put(_ a: A, _ any: Any) }
        protocol Pick: Actor { func pick<T: Swift.Sendable>(_ id: Swift.Int) async throws -> T }
        protocol Factory { static func make() -> Swift.Int }
        protocol Open { associatedtype Result; associatedtype Error; func open() throws -> Result }
        """,
      lines: [
        ("LoaderSpy", "StubbedResult<Swift.Void, Int, any Swift.Error>"),
        ("SentSpy", "let state = Synchronization.Mutex(State())"),
      ],
      importing: .init(testable: ["App"])
    )
  }

  func test_aResultBuilder_buildsNoBodyOfADouble() async throws {
    try expectDoubles(
      of: """
        @resultBuilder enum Build<T> { static func buildBlock(_ x: T...) -> [T] { x } }
        protocol P {
          @Build<Int> var items: [Int] { get }
          @Build<Int> var all: [Int] { get set }
          @Build<Int> func some(_ count: Int) -> [Int]
          @Build<Int> subscript(index: Int) -> [Int] { get }
        }
        """
    )
  }

  func test_spiProtocols_areImportedAsSuch() async throws {
    try expectDoubles(
      of: "@_spi(X) public protocol SP { func go() }",
      lines: [("SPSpy", "@_spi(X) import App\n")],
      importing: .init(plain: ["App"])
    )
  }

  func test_whatNoDoubleCanSay_isByHand() async throws {
    let doubles = try doubles(
      of: """
        protocol Plugin { typealias Key = PluginKey<Self>; var key: Key { get } }
        protocol Obs {}
        protocol S { associatedtype Observer: Obs; func sub<Observer: Obs>(_ o: Observer) }
        protocol Lock { func lock() }
        protocol Own: Lock { var lock: Int { get } }
        protocol W: Sequence where Element == Int { func x() }
        """
    )

    XCTAssertEqual(doubles["PluginSpy.swift"]?.contains("its type is `Self`"), true)
    XCTAssertEqual(doubles["SSpy.swift"]?.contains("its generic `Observer` has the name of"), true)
    XCTAssertEqual(doubles["OwnSpy.swift"]?.contains("a function without arguments has its"), true)
    XCTAssertEqual(doubles["WSpy.swift"]?.contains(" where "), false)
  }

  func test_whatIsByHand_isRecordedAllTheSame() async throws {
    let text = """
      protocol P {
        func send<T>(_ id: Int, done: @escaping (T) -> Void)
        func find<T>(_ type: T.Type, done: @escaping (T) -> Void) async throws -> Int
        func copy() throws -> Self?
      }
      """
    let own = """
        func answerSend<T>(_ id: Int, done: @escaping (T) -> Void) {}
        func answerFind<T>(_ type: T.Type, done: @escaping (T) -> Void) async throws -> Int { 1 }
        func answerCopy() throws -> Self? { nil }

      """
    let doubles = try CompiledDoubles(of: text) { $0.mock = false }
    let spy = try XCTUnwrap(doubles.files["PSpy.swift"])

    XCTAssertEqual(doubles.byHand.count, 3)
    for line in [
      "  // By hand: `func answerSend<T>(_ id: Int, done: @escaping (T) -> Void)`, the answer of\n",
      "    record(.send(id))\n    answerSend(id, done: done)\n",
      "    case find(Any.Type)\n",
    ] {
      XCTAssertTrue(spy.contains(line), spy)
    }
    let begin = "  // Yours, kept by doubles write: begin\n"
    XCTAssertEqual(
      try doubles.problems(with: ["PSpy.swift": spy.replacing(begin, with: begin + own)]),
      ""
    )
  }

  func test_voidResults_succeedByDefault_andAllOthersOnRequest() async throws {
    let text = """
      protocol P {
        func a() throws
        func b() async throws
        func c() async
        func d() -> Int
        func e(_ id: Int) async throws -> Int
        var f: String { get }
      }
      """
    let required = try expectDoubles(
      of: text + "\nfunc use() { _ = PSpy(d: .success(1), e: .success(1), f: .success(\"\")) }"
    )
    try expectDoubles(
      of: text + "\nfunc use() { _ = PSpy(d: .success(1)); _ = PMock(expecting: []) }"
    ) { $0.answers = .optional }

    XCTAssertFalse(try XCTUnwrap(required.files["PSpy.swift"]).contains(".unanswered()"))
  }

  func test_namesOfTheTeam_areThoseOfTheDoubles() async throws {
    let doubles = try expectDoubles(
      of: """
        protocol P {
          func showError(retry: @escaping () -> Void)
          func watchBox(box: @escaping () -> Void)
        }
        """,
      lines: [("PRecorder", "var showErrorRetries: "), ("PRecorder", "var watchBoxes: ")]
    ) {
      $0.spyEnding = "Recorder"
      $0.mockEnding = "ExpectingMock"
    }

    XCTAssertEqual(doubles.files.keys.sorted(), ["PExpectingMock.swift", "PRecorder.swift"])
  }

  func test_valuesThatCannotBeSentFromAnyThread_areMadeByTheAnswer() async throws {
    try expectDoubles(
      of: """
        @MainActor protocol Screen: AnyObject {}
        struct Row { var tap: () -> Void }
        protocol P: Sendable {
          func show(_ screen: any Screen) async
          func put(_ row: Row) async
          func row() -> Row
          var last: Row { get set }
        }
        """,
      byHand: ["`var last: Row { get set }`; its value cannot be sent to another thread."]
    )
  }

  func test_theMainActorAsDefault_isThatOfTheDoubles() async throws {
    try expectDoubles(
      of: """
        struct Item: Equatable { var id: Int }
        protocol Store: Sendable { func save(_ item: Item) async -> Item }
        protocol ListView: AnyObject { func show(_ items: [Item]); var count: Int { get set } }
        nonisolated struct Free: Equatable { var id: Int }
        nonisolated protocol Log: Sendable { func log(_ free: Free, _ item: Item) async }
        protocol Parent { func start() }
        protocol Child: Parent { func go() }
        protocol Rows<Row> { associatedtype Row: Equatable; func save(_ row: Row) }
        protocol ItemRows: Rows where Row == Item {}
        """,
      importing: .init(testable: ["App"]),
      options: ["-default-isolation", "MainActor"]
    ) { $0.defaultIsolation = .mainActor }
  }
}
