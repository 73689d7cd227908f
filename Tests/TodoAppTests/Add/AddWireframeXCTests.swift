import CommandLineKit
import TodoApp
import TodoMocks
import XCTest

@MainActor
final class AddWireframeXCTests: XCTestCase, AddWireframeSpecs {
  private lazy var scene = AddWireframeScene()

  func test_presentAddInterface_writesTheTransitionThenPresents() async throws {
    scene.sut.presentAddInterface()

    XCTAssertEqual(
      scene.events,
      [#"output.write("--- New item ---\n")"#, "root.present(TextScreenSpy)"]
    )
    XCTAssertEqual(scene.root.calls, [.present(scene.screen)])
  }

  func test_dismissAddInterface_dismissesThenWritesTheTransition() async throws {
    scene.sut.dismissAddInterface()

    XCTAssertEqual(scene.events, ["root.dismissTopScreen()", #"output.write("--- To do ---\n")"#])
  }

  func test_transition_onATerminal_isDimmed() async throws {
    let scene = AddWireframeScene(style: .terminal)

    scene.sut.presentAddInterface()
    scene.sut.dismissAddInterface()

    XCTAssertEqual(
      scene.output.text,
      "\u{1B}[2m--- New item ---\u{1B}[0m\n\u{1B}[2m--- To do ---\u{1B}[0m\n"
    )
  }

  func test_presentAddInterface_screenIsGone_doesNothing() async throws {
    scene.sut.screen = nil

    scene.sut.presentAddInterface()

    XCTAssertEqual(scene.events, [])
  }

  func test_rootWireframeAndScreen_areNotKeptAlive() async throws {
    var root: RootWireframeSpy? = RootWireframeSpy()
    var screen: TextScreenSpy? = TextScreenSpy()
    weak let weakRoot = root
    weak let weakScreen = screen
    let sut = AddWireframe(rootWireframe: root, output: scene.output, style: .plain)
    sut.screen = screen

    root = nil
    screen = nil

    XCTAssertNil(weakRoot)
    XCTAssertNil(weakScreen)
    sut.dismissAddInterface()
  }
}
