// Stage 6, the Add module: the way to the add screen and back.
//
// The finished exercise, written from its history.

import TodoRouting
import TodoTerminal

@MainActor
public final class AddWireframe: ListWireframeInterface, AddWireframeInterface {
  private weak var rootWireframe: (any RootWireframeInterface)?
  private let builder: any AddModuleBuilderInterface

  public init(
    rootWireframe: any RootWireframeInterface,
    builder: any AddModuleBuilderInterface
  ) {
    self.rootWireframe = rootWireframe
    self.builder = builder
  }

  public func presentAddInterface() {
    rootWireframe?.present(builder.makeAddScreen())
  }

  public func dismissAddInterface() {
    rootWireframe?.dismissTopScreen()
  }
}
