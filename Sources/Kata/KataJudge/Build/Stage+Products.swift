import Foundation
import KataCore

// The learner's modules of a stage in a build.
extension Stage {
  /// The module that a learner's file of the stage is in.
  func module(of path: String) -> String {
    path.hasPrefix(ownTestsFolder + "/") ? ownTestsModule : exerciseModule
  }

  /// The learner's files of the stage that were saved after their module was compiled, sorted.
  package func filesSavedAfterBuild(in package: URL, products: URL) -> [String] {
    Sources(in: package).below(self).paths.filter { path in
      let folder = products.appending(path: "\(module(of: path)).build").path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      // An unchanged object file is not written again, but the list of what it depends on is.
      let compiled = names.filter { $0.hasSuffix(".d") }
        .compactMap { FileStamp(of: "\(folder)/\($0)")?.modified }.max()
      let saved = FileStamp(of: package.appending(path: path).path)?.modified
      guard let compiled, let saved else { return false }
      return saved > compiled
    }
  }
}
