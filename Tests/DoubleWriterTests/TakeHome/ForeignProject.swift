import Foundation
import ScratchFolders

@testable import DoubleWriter

/// A package without any knowledge of the kit, with written doubles and a copied clock.
struct ForeignProject {
  let package: OwnPackage

  func write() throws {
    try package.writeManifest()
    try package.writeForeign(["Basket"], to: package.sources)
    try package.writeForeign(
      ["BasketTests", "BasketXCTests", "ControllableClock+TimeProviding"],
      to: package.tests
    )
    let folder = package.folder.url
    let tests = folder.appending(path: package.tests)
    var module = ModuleConfiguration()
    (module.sources, module.to) = ([folder.appending(path: package.sources).path], tests.path)
    module.plainImport = ["Basket"]
    module.defaultIsolation = package.swiftSettings.contains("MainActor") ? .mainActor : nil
    _ = try module.run()
    _ = try DoubleCatalogue().copy(["ControllableClock"], to: tests, importing: .none)
  }
}
