// Stage 6, the Add module: the way to the add screen and back.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  the four files in this folder; the tests you write yourself go into Tests/.
// Stuck: Guide.md, "Stage 6: the Add module", has a paragraph for each step.

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

  public func presentAddInterface() {}

  public func dismissAddInterface() {}
}
