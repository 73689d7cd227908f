import Foundation
import TodoDomain
import TodoRouting
import TodoTerminal

extension ModuleBuilder {
  /// The screen on which the user picks an item; it receives the results of the detail modules.
  package func makePickScreen(root: RootWireframe) -> any TextScreen {
    let end = PickReturn(to: root, output: output)
    let modules = DetailModuleBuilder(self, keeping: end)
    let wireframe = detailClasses.makeWireframe(root, modules, linkOpener)
    let interactor = makePickInteractor()
    let presenter = PickPresenter(
      interactor: interactor,
      wireframe: wireframe,
      clock: ContinuousClock(),
      rows: pickRows
    )
    let view = PickTextView(eventHandler: presenter, output: output)
    interactor.output = presenter
    presenter.view = view
    presenter.delegate = end
    modules.wireframe = wireframe
    modules.delegate = presenter
    return view
  }

  /// The pick use case without a screen, and still without an output.
  func makePickInteractor() -> PickInteractor {
    let dataManager = DetailDataManager(store: dataStore)
    return PickInteractor(dataManager: dataManager, clock: clock, calendar: calendar)
  }

  var pickRows: PickRows { PickRows(calendar: calendar, locale: locale) }

  /// The screen of a detail module; it keeps the module alive.
  package func makeDetailScreen(
    for id: UUID,
    wireframe: any DetailWireframeInterface,
    delegate: (any DetailModuleDelegate)?
  ) -> any TextScreen {
    let interactor = makeDetailInteractor()
    let presenter = detailClasses.makePresenter(id, interactor, wireframe, calendar, locale)
    let view = DetailTextView(
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

  /// The detail use case without a screen, and still without an output.
  package func makeDetailInteractor() -> any DetailClasses.Interactor {
    detailClasses.makeInteractor(DetailDataManager(store: dataStore), clock, calendar)
  }
}

/// Assembles a new detail module each time that the user picks an item.
@MainActor
private final class DetailModuleBuilder: DetailModuleBuilderInterface {
  private let builder: ModuleBuilder
  private let end: PickReturn
  /// The wireframe of the detail modules; weak, because it owns this builder.
  weak var wireframe: (any DetailClasses.Wireframe)?
  /// The pick presenter, which receives the results; weak, because it owns the wireframe.
  weak var delegate: (any DetailModuleDelegate)?

  /// Keeps the delegate of the pick module, which that module does not own.
  init(_ builder: ModuleBuilder, keeping end: PickReturn) {
    self.builder = builder
    self.end = end
  }

  func makeDetailScreen(for id: UUID) -> any TextScreen {
    guard let wireframe else {
      preconditionFailure("The wireframe asks for a screen, so it exists")
    }
    return builder.makeDetailScreen(for: id, wireframe: wireframe, delegate: delegate)
  }
}
