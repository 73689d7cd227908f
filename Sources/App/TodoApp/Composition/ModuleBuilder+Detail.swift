import Foundation
import TodoDomain
import TodoRouting
import TodoTerminal

extension ModuleBuilder {
  /// The screen on which the user picks an item; it receives the results of the detail modules.
  package func makePickScreen(root: RootWireframe) -> any TextScreen {
    let modules = DetailModuleBuilder(self)
    let wireframe = detailClasses.makeWireframe(root, modules, linkOpener)
    let view = PickScreen(
      openItems: openItems,
      wireframe: wireframe,
      output: output,
      root: root,
      undo: undo
    )
    modules.wireframe = wireframe
    modules.delegate = view
    return view
  }

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
    undo.newest = interactor
    interactor.output = presenter
    presenter.view = view
    presenter.delegate = delegate
    return view
  }

  /// The detail use case without a screen, and still without an output.
  package func makeDetailInteractor() -> any DetailClasses.Interactor {
    detailClasses.makeInteractor(DetailDataManager(store: dataStore), clock, calendar)
  }

  var openItems: OpenItems {
    OpenItems(store: dataStore, clock: clock, calendar: calendar, locale: locale)
  }
}

/// Assembles a new detail module each time that the user picks an item.
@MainActor
private final class DetailModuleBuilder: DetailModuleBuilderInterface {
  private let builder: ModuleBuilder
  /// The wireframe of the detail modules; weak, because it owns this builder.
  weak var wireframe: (any DetailClasses.Wireframe)?
  /// The pick screen, which receives the results; weak, because it owns the wireframe.
  weak var delegate: (any DetailModuleDelegate)?

  init(_ builder: ModuleBuilder) {
    self.builder = builder
  }

  func makeDetailScreen(for id: UUID) -> any TextScreen {
    guard let wireframe else {
      preconditionFailure("The wireframe asks for a screen, so it exists")
    }
    return builder.makeDetailScreen(for: id, wireframe: wireframe, delegate: delegate)
  }
}
