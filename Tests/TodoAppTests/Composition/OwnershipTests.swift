import Foundation
import Testing
import TodoApp
import TodoClasses
import TodoMocks
import TodoStorage
import TodoTerminal

/// Ownership in the two modules; each `weak` in them is needed for one of these tests.
///
/// Every part of a module holds the store or the output, directly or through another part. So if
/// both of these are freed, the whole module is.
@MainActor
struct OwnershipTests {
  @Test(
    "The modules are freed with the stack of screens, even while the add screen is open",
    arguments: ["r", "a"]
  )
  func test_modules_stackIsGone_areFreed(line: String) async {
    var app: RunningApp? = RunningApp()
    let traces = app?.traces
    await app?.type(line)
    weak let top = app?.root.topScreen
    let before = traces?()

    app = nil

    #expect(before == ["store", "output", "list screen", "list presenter"])
    #expect(traces?() == [])
    #expect(top == nil)
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

  @Test(
    "The pick screen and a detail module are freed when they go",
    arguments: [["."], ["1", ".", "."], ["1", "d"], ["1", "x", "y"]]
  )
  func test_detailModule_dismissed_isFreed(lines: [String]) async {
    let root = RootWireframe()
    let output = TextOutputSpy(columns: 80, width: \.count)
    let builder = ModuleBuilder(
      over: FakeDataStore(records: [StoreLine.record()]),
      output: output,
      listClasses: .solution
    )
    root.present(TextScreenSpy())
    root.present(builder.makePickScreen(root: root))
    await root.showTopScreen()
    weak let pick = root.topScreen
    let wasThere = pick != nil
    weak var detail: (any TextScreen)?

    for line in lines {
      await root.topScreen?.handle(line)
      await root.showTopScreen()
      if line == "1" { detail = root.topScreen }
    }

    #expect(wasThere)
    #expect(pick == nil)
    #expect(detail == nil)
  }
}

extension ModuleBuilder {
  /// A builder of finished modules, except for these of the list.
  fileprivate init(
    over store: any EditableDataStore,
    output: any TextOutput,
    listClasses: ListClasses
  ) {
    self.init(
      dataStore: store,
      clock: FixedClock(now: Date(timeIntervalSince1970: 1_400_662_800)),
      calendar: .gregorian(in: "GMT"),
      locale: Locale(identifier: "en_US"),
      output: output,
      linkOpener: LinkOpenerSpy(open: .success(true)),
      listClasses: listClasses,
      addClasses: .solution,
      detailClasses: .solution
    )
  }
}

/// The app with its list on the stack, and its only owner.
@MainActor
private final class RunningApp {
  let store = FakeDataStore()
  let output = TextOutputSpy(columns: 80, width: \.count)
  let root = RootWireframe()
  private(set) weak var list: (any TextScreen)?
  private weak var presenter: AnyObject?

  init() {
    var presenters: [any ListClasses.Presenter] = []
    var classes = ListClasses.solution
    classes.makePresenter = { interactor, wireframe, calendar, locale in
      let presenter = ListClasses.solution.makePresenter(interactor, wireframe, calendar, locale)
      presenters.append(presenter)
      return presenter
    }
    let builder = ModuleBuilder(over: store, output: output, listClasses: classes)
    let screen = builder.makeListScreen(rootWireframe: root)
    root.present(screen)
    list = screen
    presenter = presenters.popLast()
  }

  /// Returns the parts that are still alive, also when the app is released.
  var traces: () -> [String] {
    { [weak store, weak output, weak list, weak presenter] in
      [
        store.map { _ in "store" }, output.map { _ in "output" },
        list.map { _ in "list screen" }, presenter.map { _ in "list presenter" },
      ]
      .compactMap(\.self)
    }
  }

  func type(_ line: String) async {
    await root.topScreen?.handle(line)
    await root.showTopScreen()
  }
}
