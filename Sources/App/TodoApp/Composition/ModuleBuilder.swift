import CommandLineKit
import Foundation
import TodoDomain
import TodoRouting
import TodoStorage
import TodoTerminal

/// Assembles the modules from the app's shared objects, and keeps none of the modules.
@MainActor
package struct ModuleBuilder {
  private let dataStore: any TodoDataStore
  private let clock: any TodoClock
  private let calendar: Calendar
  private let locale: Locale
  private let output: any TextOutput
  private let style: TextStyle
  private let makeListModule: @MainActor (ListModuleParts) -> ListModule

  /// Creates a builder that gets its list modules from `makeListModule`.
  ///
  /// The builder does not know the classes of a list module: the solution's or the exercise's.
  package init(
    dataStore: any TodoDataStore,
    clock: any TodoClock,
    calendar: Calendar,
    locale: Locale,
    output: any TextOutput,
    style: TextStyle,
    makeListModule: @escaping @MainActor (ListModuleParts) -> ListModule
  ) {
    self.dataStore = dataStore
    self.clock = clock
    self.calendar = calendar
    self.locale = locale
    self.output = output
    self.style = style
    self.makeListModule = makeListModule
  }

  /// A list module; its screen keeps it alive, and must be kept until it is presented.
  package func makeListModule(
    rootWireframe: any RootWireframeInterface
  ) -> (wireframe: ListWireframe, screen: any TextScreen) {
    let wireframe = ListWireframe(rootWireframe: rootWireframe, builder: self)
    let module = makeListModule(
      ListModuleParts(
        dataManager: ListDataManager(store: dataStore),
        clock: clock,
        calendar: calendar,
        locale: locale,
        wireframe: wireframe,
        output: output
      )
    )
    wireframe.screen = module.view
    wireframe.addModuleDelegate = module.presenter
    return (wireframe, module.view)
  }

  /// An add module; its screen keeps it alive, and must be kept until it is presented.
  package func makeAddModule(
    delegate: (any AddModuleDelegate)?,
    rootWireframe: (any RootWireframeInterface)?
  ) -> (wireframe: AddWireframe, screen: any TextScreen) {
    let wireframe = AddWireframe(rootWireframe: rootWireframe, output: output, style: style)
    let interactor = makeAddInteractor()
    let presenter = AddPresenter(interactor: interactor, wireframe: wireframe)
    let view = AddTextView(eventHandler: presenter, output: output, calendar: calendar)
    interactor.output = presenter
    presenter.view = view
    presenter.delegate = delegate
    wireframe.screen = view
    return (wireframe, view)
  }

  /// The add use case without a screen; the caller must set itself as the output.
  package func makeAddInteractor() -> AddInteractor {
    AddInteractor(
      dataManager: AddDataManager(store: dataStore),
      clock: clock,
      calendar: calendar
    )
  }
}
