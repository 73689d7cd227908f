import CommandLineKit
import TodoApp
import TodoMocks

/// What both suites of the add wireframe have to cover.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
protocol AddWireframeSpecs {
  func test_presentAddInterface_writesTheTransitionThenPresents() async throws
  func test_dismissAddInterface_dismissesThenWritesTheTransition() async throws
  func test_transition_onATerminal_isDimmed() async throws
  func test_presentAddInterface_screenIsGone_doesNothing() async throws
  func test_rootWireframeAndScreen_areNotKeptAlive() async throws
}

/// An add wireframe among spies, whose calls are joined in one list.
@MainActor
final class AddWireframeScene {
  let root = RootWireframeSpy()
  let output = TextOutputSpy(columns: 80, width: \.count)
  let screen = TextScreenSpy()
  let sut: AddWireframe
  private(set) var events: [String] = []

  init(style: TextStyle = .plain) {
    sut = AddWireframe(rootWireframe: root, output: output, style: style)
    sut.screen = screen
    root.onCall = { [unowned self] in events.append("root.\($0)") }
    output.onCall = { [unowned self] in events.append("output.\($0)") }
  }
}
