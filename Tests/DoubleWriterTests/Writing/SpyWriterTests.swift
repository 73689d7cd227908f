import XCTest

@testable import DoubleWriter

final class SpyWriterTests: XCTestCase {
  func test_plainProtocol_withHandlersOverloadsAndWiring_isWrittenAsByHand() async throws {
    let spy = try doubles(
      of: """
        import UIKit
        protocol BasketPresenter: AnyObject {
          var view: (any BasketView)? { get set }
          var title: String { get set }
          func load(from page: Int, completion: @escaping (Result<[Item], any Error>) -> Void)
          func didReceive(price: Int)
          func didReceive(_ error: any Error)
          func record(_ record: String) throws
          func keep(_ record: String) throws -> Bool
        }
        """
    )["BasketPresenterSpy.swift"]

    XCTAssertEqual(
      spy,
      #"""
      import UIKit

      /// Records the calls of `BasketPresenter` and returns the stubbed answers.
      final class BasketPresenterSpy: BasketPresenter, CallRecording {
        /// One call.
        enum Call: Equatable, CustomStringConvertible {
          case title
          case setTitle(String)
          case load(from: Int)
          case didReceivePrice(price: Int)
          case didReceive(any Error)
          case keep(String)

          static func == (left: Call, right: Call) -> Bool { haveAlikeParts(left, right) }

          var description: String {
            switch self {
            case .title: "title"
            case .setTitle(let value): "title = \(code: value)"
            case .load(let page): "load(from: \(code: page))"
            case .didReceivePrice(let price): "didReceive(price: \(code: price))"
            case .didReceive(let error): "didReceive(\(code: error))"
            case .keep(let record): "keep(\(code: record))"
            }
          }
        }

        /// Every call, oldest first, repeats included.
        private(set) var calls: [Call] = []
        /// Runs after each call is stored; join several spies into one list here.
        var onCall: (Call) -> Void = { _ in }
        /// Lets a test wait for calls.
        let latch = CountingLatch()
        /// Wiring; it is not recorded.
        var view: (any BasketView)?
        /// The result of `title`.
        var titleResult: StubbedResult<Void, String, Never>
        /// The completion handlers of `load(from:completion:)`, oldest first.
        private(set) var loadCompletions: [(Result<[Item], any Error>) -> Void] = []
        /// The result of `keep(_:)`.
        var keepResult: StubbedResult<String, Bool, any Error>

        /// Creates a spy with these answers.
        init(title: StubbedResult<Void, String, Never>, keep: StubbedResult<String, Bool, any Error>) {
          titleResult = title
          keepResult = keep
        }

        var title: String {
          get {
            record(.title)
            return titleResult.take().value(for: ())
          }
          set {
            titleResult = .success(newValue)
            record(.setTitle(newValue))
          }
        }

        func load(from page: Int, completion: @escaping (Result<[Item], any Error>) -> Void) {
          loadCompletions.append(completion)
          record(.load(from: page))
        }

        func didReceive(price: Int) { record(.didReceivePrice(price: price)) }

        func didReceive(_ error: any Error) { record(.didReceive(error)) }

        // By hand: `func record(_ record: String) throws`; the double has a `record` of its own.

        func keep(_ record: String) throws -> Bool {
          self.record(.keep(record))
          return try keepResult.take().value(for: record)
        }

        // Yours, kept by doubles write: begin
        // Yours: end

        private func record(_ call: Call) {
          calls.append(call)
          onCall(call)
          latch.change(by: 1)
        }
      }

      """#
    )
  }

  func test_whatAPersonMustDecide_isAComment() async throws {
    let spy = try XCTUnwrap(
      doubles(
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
          """
      )["PSpy.swift"]
    )

    XCTAssertEqual(
      spy.split(separator: "\n").filter { $0.contains("// By hand") }.map { $0.dropFirst(14) },
      [
        "what `Stranger` requires; it is in none of the files that were read.",
        "`static func make() -> Item`; all tests would share what a static member keeps.",
        "`func pack<each T>(_ values: repeat each T)`; it has a parameter pack.",
        "`func open(_ bytes: Span<UInt8>)`; `bytes` cannot be copied.",
        "`func close(_ handle: consuming Handle)`; `handle` cannot be copied.",
        "`func twice(_ body: (() -> Void)??)`; `body` holds a closure inside another type.",
        "`func answerCopy() -> Self?`, the answer of `copy()`; it returns `Self`.",
      ]
    )
  }

  func test_closuresAndVariadicArguments_areKeptByFunctionsOnly() async throws {
    let doubles = try CompiledDoubles(
      of: """
        class Base { required init() {} }
        protocol P: Base {
          init(_ done: @escaping () -> Void)
          init(_ values: Int...)
          subscript(done: @escaping () -> Void) -> Int { get }
          static subscript(index: Int) -> Int { get }
        }
        """
    )

    XCTAssertEqual(
      Set(doubles.byHand),
      [
        "By hand: what `Base` requires; its initializers need arguments, or are required.",
        "By hand: `init(_ done: @escaping () -> Void)`; the closure `done` is not `@Sendable`.",
        "By hand: `init(_ values: Int...)`; variadic arguments are written for functions only.",
        "By hand: `subscript(done: @escaping () -> Void) -> Int { get }`; the closure `done` is not",
      ]
    )
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
