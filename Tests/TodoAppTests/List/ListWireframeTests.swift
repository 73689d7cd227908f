import Testing
import TodoApp
import TodoMocks
import TodoTerminal

@MainActor
struct ListWireframeTests {
  private let root = RootWireframeSpy()
  private let output = TextOutputSpy(columns: 80, width: \.count)
  private let screen = TextScreenSpy()
  private let sut: ListWireframe

  init() {
    let store = TodoDataStoreSpy(records: .success([]), insert: .success(()))
    sut = ListWireframe(
      rootWireframe: root,
      builder: ModuleBuilder(store: store, output: output)
    )
    sut.screen = screen
  }

  @Test("Presenting the list puts its screen on the stack")
  func test_presentListInterface_presentsTheScreen() async {
    sut.presentListInterface()

    #expect(root.calls == [.present(screen)])
  }

  @Test("Presenting the add screen lets its wireframe present a new add view")
  func test_presentAddInterface_presentsAnAddView() async {
    sut.presentAddInterface()

    #expect(root.calls.map(\.description) == ["present(AddTextView)"])
    #expect(output.text == "--- New item ---\n")
  }

  @Test("Without its screen, presents nothing")
  func test_presentListInterface_screenIsGone_doesNothing() async {
    sut.screen = nil

    sut.presentListInterface()

    #expect(root.calls == [])
  }
}
