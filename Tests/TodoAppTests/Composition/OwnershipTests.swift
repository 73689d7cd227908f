import Foundation
import Testing
import TodoApp
import TodoMocks
import TodoScreens
import TodoTerminal
import TodoUseCases

/// Who holds whom; each of these goes red when one `weak` of its module is taken away.
@MainActor
@Suite struct OwnershipTests {
  private let output = TextOutputSpy(columns: 80, width: \.count)
  private let builder: ModuleBuilder

  init() {
    let store = TodoDataStoreSpy(records: .success([]), insert: .success(()))
    builder = ModuleBuilder(store: store, output: output)
  }

  @Test("The list module goes with the stack that holds its screen")
  func test_listModule_stackIsGone_isFreed() async {
    var root: RootWireframe? = RootWireframe()
    let list = TrackedList(on: root, builder: builder)
    await root?.showTopScreen()

    root = nil

    #expect(list.leaks == [])
  }

  @Test("The list module goes with the stack also while its add screen is open")
  func test_listModule_addScreenIsOpen_isFreed() async {
    var root: RootWireframe? = RootWireframe()
    let list = TrackedList(on: root, builder: builder)
    await root?.topScreen?.handle("a")
    await root?.showTopScreen()
    weak let add = root?.topScreen

    root = nil

    #expect(add == nil)
    #expect(list.leaks == [])
  }

  @Test("An add module goes when its screen is dismissed", arguments: [["."], ["Pack", ""]])
  func test_addModule_dismissed_isFreed(lines: [String]) async {
    let root = RootWireframe()
    let list = TrackedList(on: root, builder: builder)
    await root.topScreen?.handle("a")
    await root.showTopScreen()
    weak let add = root.topScreen

    for line in lines { await root.topScreen?.handle(line) }

    #expect(add == nil)
    #expect(root.hasListOnTop)
    #expect(list.leaks != [])
  }

  @Test("After a hundred add screens nothing of either module is left")
  func test_bothModules_hundredAddScreens_areFreed() async {
    var root: RootWireframe? = RootWireframe()
    let list = TrackedList(on: root, builder: builder)
    let added = WeakScreens()

    for index in 0..<100 {
      await root?.topScreen?.handle("a")
      await root?.showTopScreen()
      added.append(root?.topScreen)
      await root?.topScreen?.handle("Pack")
      await root?.topScreen?.handle(index.isMultiple(of: 2) ? "" : ".")
    }
    let opened = added.count
    let leftOpen = added.alive
    root = nil

    #expect(opened == 100)
    #expect(leftOpen == 0)
    #expect(list.leaks == [])
  }

  @Test("Each part of an add module goes with its screen")
  func test_addModule_parts_areFreed() async {
    let root = RootWireframe()
    var module: (wireframe: AddWireframe, screen: any TextScreen)? = builder.makeAddModule(
      delegate: nil,
      rootWireframe: root
    )
    weak let wireframe = module?.wireframe
    weak let screen = module?.screen

    module = nil

    #expect(wireframe == nil)
    #expect(screen == nil)
  }
}

/// The parts of a list module on a stack, none of them kept alive.
@MainActor
private final class TrackedList {
  private weak var interactor: (any ListInteractorInput & AnyObject)?
  private weak var presenter: (any ListModuleInterface & AnyObject)?
  private weak var view: (any TextScreen)?
  private weak var wireframe: ListWireframe?

  init(on root: RootWireframe?, builder: ModuleBuilder) {
    guard let root else { return }
    let (wireframe, screen) = builder.makeListModule(rootWireframe: root)
    wireframe.presentListInterface()
    self.wireframe = wireframe
    view = screen
    presenter = wireframe.addModuleDelegate as? any ListModuleInterface & AnyObject
  }

  /// The parts that are still there.
  var leaks: [String] {
    [
      view == nil ? nil : "view", presenter == nil ? nil : "presenter",
      wireframe == nil ? nil : "wireframe",
    ]
    .compactMap(\.self)
  }
}

/// Screens that are counted, and not kept alive.
@MainActor
private final class WeakScreens {
  private struct Entry {
    weak var screen: (any TextScreen)?
  }

  private var entries: [Entry] = []

  var count: Int { entries.count }
  var alive: Int { entries.filter { $0.screen != nil }.count }

  func append(_ screen: (any TextScreen)?) {
    guard let screen else { return }
    entries.append(Entry(screen: screen))
  }
}
