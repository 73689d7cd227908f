import TodoRouting
import TodoTerminal

/// Presents the list, and the add screen on top of it.
@MainActor
package final class ListWireframe: ListWireframeInterface {
  /// The list's screen; weak, because it owns the presenter, which owns this wireframe.
  package weak var screen: (any TextScreen)?
  /// The list's presenter, which receives the end of adding; weak, because it owns this wireframe.
  package weak var addModuleDelegate: (any AddModuleDelegate)?

  private weak var rootWireframe: (any RootWireframeInterface)?
  private let builder: ModuleBuilder

  package init(rootWireframe: (any RootWireframeInterface)?, builder: ModuleBuilder) {
    self.rootWireframe = rootWireframe
    self.builder = builder
  }

  package func presentListInterface() {
    guard let screen else { return }
    rootWireframe?.present(screen)
  }

  package func presentAddInterface() {
    // The screen owns its module, and the stack keeps the screen once it is presented.
    let (wireframe, screen) = builder.makeAddModule(
      delegate: addModuleDelegate,
      rootWireframe: rootWireframe
    )
    withExtendedLifetime(screen) { wireframe.presentAddInterface() }
  }
}
