import CommandLineKit
import Testing
import TodoApp
import TodoMocks

@MainActor
struct AddWireframeTests: AddWireframeSpecs {
  private let scene = AddWireframeScene()

  @Test("Presenting writes the transition, then puts the screen on top")
  func test_presentAddInterface_writesTheTransitionThenPresents() async throws {
    scene.sut.presentAddInterface()

    #expect(
      scene.events == [#"output.write("--- New item ---\n")"#, "root.present(TextScreenSpy)"]
    )
    #expect(scene.root.calls == [.present(scene.screen)])
  }

  @Test("Dismissing takes the screen away, then writes the transition")
  func test_dismissAddInterface_dismissesThenWritesTheTransition() async throws {
    scene.sut.dismissAddInterface()

    #expect(scene.events == ["root.dismissTopScreen()", #"output.write("--- To do ---\n")"#])
  }

  @Test("On a terminal with colour the transition is dimmed, and the style ends with its line")
  func test_transition_onATerminal_isDimmed() async throws {
    let scene = AddWireframeScene(style: .terminal)

    scene.sut.presentAddInterface()
    scene.sut.dismissAddInterface()

    #expect(
      scene.output.text
        == "\u{1B}[2m--- New item ---\u{1B}[0m\n\u{1B}[2m--- To do ---\u{1B}[0m\n"
    )
  }

  @Test("Without its screen there is nothing to present")
  func test_presentAddInterface_screenIsGone_doesNothing() async throws {
    scene.sut.screen = nil

    scene.sut.presentAddInterface()

    #expect(scene.events == [])
  }

  @Test("The wireframe keeps neither the root wireframe nor its screen alive")
  func test_rootWireframeAndScreen_areNotKeptAlive() async throws {
    var root: RootWireframeSpy? = RootWireframeSpy()
    var screen: TextScreenSpy? = TextScreenSpy()
    weak let weakRoot = root
    weak let weakScreen = screen
    let sut = AddWireframe(rootWireframe: root, output: scene.output, style: .plain)
    sut.screen = screen

    root = nil
    screen = nil

    #expect(weakRoot == nil)
    #expect(weakScreen == nil)
    sut.dismissAddInterface()
  }
}
