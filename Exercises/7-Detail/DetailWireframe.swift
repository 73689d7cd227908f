// Stage 7, the Detail module: the way to an item's screen and back, and out of the app.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  the three files in this folder; the tests you write yourself go into Tests/.
// Stuck: Guide.md, "Stage 7: data in, a result out", has a paragraph for each step.

import Foundation
import TodoRouting
import TodoTerminal

@MainActor
public final class DetailWireframe: PickWireframeInterface, DetailWireframeInterface {
  private weak var rootWireframe: (any RootWireframeInterface)?
  private let builder: any DetailModuleBuilderInterface
  private let linkOpener: any LinkOpener

  public init(
    rootWireframe: any RootWireframeInterface,
    builder: any DetailModuleBuilderInterface,
    linkOpener: any LinkOpener
  ) {
    self.rootWireframe = rootWireframe
    self.builder = builder
    self.linkOpener = linkOpener
  }

  public func presentDetailInterface(for id: UUID) {}

  public func dismissDetailInterface() {}

  public func openLink(_ link: URL) async -> Bool { false }
}
