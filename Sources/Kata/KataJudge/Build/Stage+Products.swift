import Foundation
import KataRun

// The learner's modules of a stage in a build.
extension Stage {
  /// The module that a learner's file of the stage is in.
  func module(of path: String) -> String {
    path.hasPrefix(ownTestsFolder + "/") ? ownTestsModule : exerciseModule
  }

  /// The learner's files of the stage that were saved after their module was compiled, sorted.
  package func filesSavedAfterBuild(in save: Save, products: URL) -> [String] {
    save.below(self).files.filter { path, file in
      let folder = products.appending(path: "\(module(of: path)).build").path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      // An unchanged object file is not written again, but the list of what it depends on is.
      let compiled = names.filter { $0.hasSuffix(".d") }
        .compactMap { FileStamp(of: "\(folder)/\($0)")?.modified }.max()
      guard let compiled, let stamp = file.stamp else { return false }
      return stamp.modified > compiled
    }
    .keys.sorted()
  }
}
