import AddSubjects
import Foundation
import Testing
import TodoApp
import TodoMocks
import TodoScreens
import TodoTerminal

/// Ownership in the two modules; each `weak` in them is needed for one of these tests.
///
/// Every part of a module holds the store or the output, directly or through another part. So if
/// both of these are freed, the whole module is.
@MainActor
struct OwnershipTests {
  @Test("The list module is freed with the stack that holds its screen")
  func test_listModule_stackIsGone_isFreed() async {
    var app: RunningApp? = RunningApp()
    let traces = Traces(of: app)
    await app?.root.showTopScreen()
    let before = traces.left

    app = nil

    #expect(before == ["store", "output", "list screen", "list presenter"])
    #expect(traces.left == [])
  }

  @Test("The list module is freed with the stack even while its add screen is open")
  func test_listModule_addScreenIsOpen_isFreed() async {
    var app: RunningApp? = RunningApp()
    let traces = Traces(of: app)
    await app?.type("a")
    weak let add = app?.root.topScreen

    app = nil

    #expect(add == nil)
    #expect(traces.left == [])
  }

  @Test("An add module is freed when its screen is dismissed", arguments: [["."], ["Pack", ""]])
  func test_addModule_dismissed_isFreed(lines: [String]) async {
    let app = RunningApp()
    await app.type("a")
    weak let screen = app.root.topScreen
    let presented = screen != nil && screen !== app.list

    for line in lines { await app.type(line) }

    #expect(presented)
    #expect(screen == nil)
    #expect(app.root.topScreen === app.list)
  }

  @Test("An add interactor does not keep its output alive")
  func test_addInteractor_output_isNotKept() {
    let interactor = RunningApp().builder.makeAddInteractor()
    weak var seen: AddInteractorOutputSpy?
    do {
      let output = AddInteractorOutputSpy()
      interactor.output = output
      seen = output
    }

    #expect(withExtendedLifetime(interactor) { seen == nil })
  }
}

/// The app with its list on the stack, and its only owner.
@MainActor
private final class RunningApp {
  let store = TodoDataStoreSpy(records: .success([]), insert: .success(()))
  let output = TextOutputSpy(columns: 80, width: \.count)
  let root = RootWireframe()
  let builder: ModuleBuilder
  /// The list's screen and presenter.
  private(set) weak var list: (any TextScreen)?
  private(set) weak var presenter: AnyObject?

  init() {
    var presenters: [any ListClasses.Presenter] = []
    var classes = ListClasses.solution
    classes.makePresenter = { interactor, wireframe, calendar, locale in
      let presenter = ListClasses.solution.makePresenter(interactor, wireframe, calendar, locale)
      presenters.append(presenter)
      return presenter
    }
    builder = ModuleBuilder(store: store, output: output, listClasses: classes)
    let screen = builder.makeListScreen(rootWireframe: root)
    root.present(screen)
    list = screen
    presenter = presenters.popLast()
  }

  func type(_ line: String) async {
    await root.topScreen?.handle(line)
    await root.showTopScreen()
  }
}

/// The parts of a released app that are still alive.
@MainActor
private final class Traces {
  private weak var store: TodoDataStoreSpy?
  private weak var output: TextOutputSpy?
  private weak var screen: (any TextScreen)?
  private weak var presenter: AnyObject?

  init(of app: RunningApp?) {
    store = app?.store
    output = app?.output
    screen = app?.list
    presenter = app?.presenter
  }

  var left: [String] {
    [
      store.map { _ in "store" }, output.map { _ in "output" },
      screen.map { _ in "list screen" }, presenter.map { _ in "list presenter" },
    ]
    .compactMap(\.self)
  }
}
