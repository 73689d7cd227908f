import Foundation
import TodoDomain
import TodoRouting
import TodoStorage
import TodoTerminal
import TodoUseCases

/// Assembles the modules from the app's shared objects; it keeps none.
@MainActor
package struct ModuleBuilder {
  let dataStore: UndoableDataStore
  let clock: any TodoClock
  let calendar: Calendar
  let locale: Locale
  let output: any TextOutput
  let linkOpener: any LinkOpener
  private let listClasses: ListClasses
  let addClasses: AddClasses
  let detailClasses: DetailClasses
  /// The source of the list's items; the store, if no other one is set.
  var listDataManager: any ListDataManagerInterface

  /// Creates a builder; it does not know whether the classes are the solution's or the exercise's.
  package init(
    dataStore: any EditableDataStore,
    clock: any TodoClock,
    calendar: Calendar,
    locale: Locale,
    output: any TextOutput,
    linkOpener: any LinkOpener,
    listClasses: ListClasses,
    addClasses: AddClasses,
    detailClasses: DetailClasses
  ) {
    self.dataStore = UndoableDataStore(dataStore)
    self.clock = clock
    self.calendar = calendar
    self.locale = locale
    self.output = output
    self.linkOpener = linkOpener
    self.listClasses = listClasses
    self.addClasses = addClasses
    self.detailClasses = detailClasses
    listDataManager = ListDataManager(store: dataStore)
  }

  /// The screen of a list module; it keeps the module alive.
  package func makeListScreen(rootWireframe: any RootWireframeInterface) -> any TextScreen {
    let addBuilder = AddModuleBuilder(self)
    let wireframe = addClasses.makeWireframe(rootWireframe, addBuilder)
    let interactor = listClasses.makeInteractor(listDataManager, clock, calendar)
    let presenter = listClasses.makePresenter(interactor, wireframe, calendar, locale)
    let view = listClasses.makeView(presenter, output)
    interactor.output = presenter
    presenter.view = view
    addBuilder.wireframe = wireframe
    addBuilder.delegate = presenter
    return view
  }

  /// The screen of an add module; it keeps the module alive.
  package func makeAddScreen(
    wireframe: any AddWireframeInterface,
    delegate: (any AddModuleDelegate)?
  ) -> any TextScreen {
    let interactor = makeAddInteractor()
    let presenter = addClasses.makePresenter(interactor, wireframe)
    let view = AddTextView(
      eventHandler: presenter,
      output: output,
      calendar: calendar,
      now: { [clock] in clock.now }
    )
    interactor.output = presenter
    presenter.view = view
    presenter.delegate = delegate
    return view
  }

  /// The add use case without a screen, and still without an output.
  package func makeAddInteractor() -> any AddClasses.Interactor {
    addClasses.makeInteractor(AddDataManager(store: dataStore), clock, calendar)
  }
}

/// Assembles an add module each time that a list asks for its screen.
@MainActor
private final class AddModuleBuilder: AddModuleBuilderInterface {
  private let builder: ModuleBuilder
  /// The wireframe of the add modules; weak, because it owns this builder.
  weak var wireframe: (any AddClasses.Wireframe)?
  /// The list's presenter, which receives the end of adding; weak, because it owns the wireframe.
  weak var delegate: (any AddModuleDelegate)?

  init(_ builder: ModuleBuilder) {
    self.builder = builder
  }

  func makeAddScreen() -> any TextScreen {
    guard let wireframe else {
      preconditionFailure("The wireframe asks for a screen, so it exists")
    }
    return builder.makeAddScreen(wireframe: wireframe, delegate: delegate)
  }
}
