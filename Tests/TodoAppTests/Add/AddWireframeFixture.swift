import CommandLineKit
import TodoApp
import TodoMocks

/// An add wireframe with spies, whose calls go into one list.
@MainActor
final class AddWireframeFixture {
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
