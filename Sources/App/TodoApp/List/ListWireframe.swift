import TodoRouting
import TodoTerminal

/// Puts the list on the stack of screens, and the add screen on top of it.
@MainActor
public final class ListWireframe: ListWireframeInterface {
  /// The list's screen; not kept alive, since it owns the presenter, which owns this.
  public weak var screen: (any TextScreen)?
  /// The list's presenter, who is told how adding ended; not kept alive, since it owns this.
  public weak var addModuleDelegate: (any AddModuleDelegate)?

  private weak var rootWireframe: (any RootWireframeInterface)?
  private let builder: ModuleBuilder

  /// Creates a wireframe that presents on `rootWireframe` and does not keep it alive.
  public init(rootWireframe: (any RootWireframeInterface)?, builder: ModuleBuilder) {
    self.rootWireframe = rootWireframe
    self.builder = builder
  }

  /// Puts the list on the stack.
  public func presentListInterface() {
    guard let screen else { return }
    rootWireframe?.present(screen)
  }

  public func presentAddInterface() {
    // The screen owns its module, and is kept by the stack once it is presented.
    let (wireframe, screen) = builder.makeAddModule(
      delegate: addModuleDelegate,
      rootWireframe: rootWireframe
    )
    withExtendedLifetime(screen) { wireframe.presentAddInterface() }
  }
}
