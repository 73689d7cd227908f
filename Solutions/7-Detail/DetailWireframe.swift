// Stage 7, the Detail module: the way to an item's screen and back, and out of the app.
//
// The finished exercise, written from its history.

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

  public func presentDetailInterface(for id: UUID) {
    rootWireframe?.present(builder.makeDetailScreen(for: id))
  }

  public func dismissDetailInterface() {
    rootWireframe?.dismissTopScreen()
  }

  public func openLink(_ link: URL) async -> Bool {
    await linkOpener.open(link)
  }
}
