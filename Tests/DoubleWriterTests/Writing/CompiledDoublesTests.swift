import Foundation
import XCTest

@testable import DoubleWriter

/// Every kind of written member compiles, in both language modes.
final class CompiledDoublesTests: XCTestCase {
  private static let protocols = """
    import Foundation
    class Screen {}
    struct Item: Equatable, Sendable { var name = "" }
    enum Fault: Error { case offline }
    typealias Handler = (Item) -> Void
    typealias MaybeHandler = ((Item) -> Void)?
    protocol Event { var name: String { get } }

    protocol Parent: AnyObject { func start() }
    protocol Plain: Parent {
      var view: Screen? { get set }
      var label: Screen! { get set }
      var outlet: Screen! { get }
      var title: String { get set }
      var description: String { get }
      var onTap: () -> Void { get set }
      @discardableResult func keep(_ item: Item, in state: String) -> Bool
      func show(_ text: String)
      func show(_ error: any Error)
      func show()
      func load(_ completion: @escaping (Result<[Item], any Error>) -> Void)
      func load(_ completion: (@MainActor (Item) -> Void)?, then handler: @escaping Handler)
      func maybe(_ handler: MaybeHandler)
      func check(_ spy: Item, record: Item) throws
      func save(for: Item, `in` place: (Int, String), _: [String: Any]) throws(Fault) -> Screen!
      func track<E: Event>(_ event: E, of type: E.Type, others: [E]?)
      func fetch(_ screen: Screen, _ event: any Event, page: Int) async throws -> [Item]
      func wait() async
      var total: Int { get async throws }
      func aVeryLongNameThatDoesNotFit(firstArgument: String, secondArgument: String, third: String)
      func compare(at: Int, at other: Int, value: Int, with value2: Int)
      #if os(Linux)
        func linux(_ item: Item)
      #else
        func other(_ item: Item)
      #endif
    }

    @MainActor protocol Main: AnyObject {
      var count: Int { get }
      var name: String? { get set }
      func ask(_ item: Item) -> Bool
      func tell() async
      func told(_ item: Item) async throws(Fault) -> Item
    }

    protocol Shared: Sendable {
      var count: Int { get set }
      var name: String? { get set }
      func ask(_ item: Item, state: Int) -> Bool
      func tell(_ completion: @escaping @Sendable (Item) -> Void)
      func told(_ item: Item, later: (@Sendable () -> Void)?) async throws -> Item
    }

    protocol Own: Actor {
      var count: Int { get }
      func ask(_ item: Item) -> Bool
      func told(_ item: Item) async throws -> Item
    }

    protocol Object: NSObjectProtocol { func tap() }
    protocol Empty {}
    """

  func test_everyKindOfMember_inSwift5And6_compiles() async throws {
    let doubles = try CompiledDoubles(of: Self.protocols)

    XCTAssertEqual(doubles.byHand, [])
    XCTAssertEqual(try doubles.problems(), "")
  }
}
