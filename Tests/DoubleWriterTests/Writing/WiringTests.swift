import XCTest

@testable import DoubleWriter

/// A spy does not keep the object under test alive.
final class WiringTests: XCTestCase {
  func test_aReferenceToAnObject_isWeak_soThatALeakTestPasses() async throws {
    let doubles = try expectDoubles(
      of: """
        @MainActor protocol Output: AnyObject { func done() }
        protocol Child: Output {}
        protocol Loose { func a() }
        protocol OfClass where Self: Screen {}
        class Screen {}
        typealias Both = Loose & AnyObject
        @MainActor protocol Interactor: AnyObject {
          var output: (any Output)? { get set }
          var child: Child! { get set }
          var both: Both? { get set }
          var mixed: (any Loose & Output)? { get set }
          var ofClass: OfClass? { get set }
          var screen: Screen? { get set }
          var loose: (any Loose)? { get set }
          var tap: (() -> Void)? { get set }
          var title: String? { get set }
          var items: [Screen]? { get set }
          func start()
        }
        protocol Delegate: AnyObject, Sendable {}
        protocol Sent: Sendable { var delegate: (any Delegate)? { get set } }
        protocol Own: Actor { var delegate: (any Delegate)? { get set } }
        @MainActor final class Presenter: Output {
          let interactor: any Interactor
          init(_ interactor: any Interactor) {
            self.interactor = interactor
            interactor.output = self
          }
          func done() {}
        }
        """,
      lines: ["Title(String?)", "Items([Screen]?)"].map { ("InteractorSpy", "    case set\($0)\n") }
        + ["output", "child", "both", "mixed", "ofClass", "screen"].map {
          ("InteractorSpy", "  /// Wiring, weak; it is not recorded.\n  weak var \($0): ")
        }
        + ["loose", "tap"].map {
          ("InteractorSpy", "  /// Wiring, kept alive; it is not recorded.\n  var \($0): ")
        }
    )

    let output = try doubles.output(
      of: """
        let (spy, mock) = (InteractorSpy(), InteractorMock(expecting: []))
        weak var ofSpy: Presenter?
        weak var ofMock: Presenter?
        do {
          let presenters = (Presenter(spy), Presenter(mock))
          (ofSpy, ofMock) = presenters
          print(spy.output === presenters.0)
        }
        print(ofSpy == nil, ofMock == nil)
        """
    )

    XCTAssertEqual(output, "true\ntrue true\n")
  }
}
