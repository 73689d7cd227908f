import CommandLineKit
import Testing
import TodoApp
import TodoMocks

@MainActor
struct AddWireframeTests {
  private let fixture = AddWireframeFixture()

  @Test("Presenting writes the transition, then presents the screen")
  func test_presentAddInterface_writesTheTransitionThenPresents() async throws {
    fixture.sut.presentAddInterface()

    #expect(
      fixture.events == [#"output.write("--- New item ---\n")"#, "root.present(TextScreenSpy)"]
    )
    #expect(fixture.root.calls == [.present(fixture.screen)])
  }

  @Test("Dismissing removes the screen, then writes the transition")
  func test_dismissAddInterface_dismissesThenWritesTheTransition() async throws {
    fixture.sut.dismissAddInterface()

    #expect(fixture.events == ["root.dismissTopScreen()", #"output.write("--- To do ---\n")"#])
  }

  @Test("On a terminal with colours, the transition is dimmed, and the style ends with its line")
  func test_transition_onATerminal_isDimmed() async throws {
    let fixture = AddWireframeFixture(style: .terminal)

    fixture.sut.presentAddInterface()
    fixture.sut.dismissAddInterface()

    #expect(
      fixture.output.text
        == "\u{1B}[2m--- New item ---\u{1B}[0m\n\u{1B}[2m--- To do ---\u{1B}[0m\n"
    )
  }

  @Test("Without its screen, presents nothing")
  func test_presentAddInterface_screenIsGone_doesNothing() async throws {
    fixture.sut.screen = nil

    fixture.sut.presentAddInterface()

    #expect(fixture.events == [])
  }

  @Test("The wireframe keeps neither the root wireframe nor its screen alive")
  func test_rootWireframeAndScreen_areNotKeptAlive() async throws {
    var root: RootWireframeSpy? = RootWireframeSpy()
    var screen: TextScreenSpy? = TextScreenSpy()
    weak let weakRoot = root
    weak let weakScreen = screen
    let sut = AddWireframe(rootWireframe: root, output: fixture.output, style: .plain)
    sut.screen = screen

    root = nil
    screen = nil

    #expect(weakRoot == nil)
    #expect(weakScreen == nil)
    sut.dismissAddInterface()
  }
}
