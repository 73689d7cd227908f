import Foundation
import KataRun

// The times of the files that a build writes for the learner's modules of a stage.
extension Stage {
  /// The learner's files of the stage that were saved after their module was compiled, sorted.
  package func filesSavedAfterBuild(in save: Save, products: URL) -> [String] {
    save.below(self).files.filter { path, file in
      // An unchanged object file is not written again, but the list of what it depends on is.
      let compiled = lastChange(of: [".swift.o", ".d"], in: module(of: path), products: products)
      guard let compiled, let stamp = file.stamp else { return false }
      return stamp.modified > compiled
    }
    .keys.sorted()
  }

  /// The module that a learner's file of the stage is in.
  func module(of path: String) -> String {
    path.hasPrefix(ownTestsFolder + "/") ? ownTestsModule : exerciseModule
  }

  /// Whether the linked tests are at least as new as the learner's object files.
  ///
  /// If not, they were linked from other texts. If the tests are missing, running them reports it.
  func isIn(tests: URL, products: URL) -> Bool {
    guard let tests = FileStamp(of: tests.path)?.modified else { return true }
    return [exerciseModule, ownTestsModule].allSatisfy { module in
      let compiled = lastChange(of: [".swift.o"], in: module, products: products) ?? tests
      // An object file of the future is from before the clock was set back.
      return compiled <= tests || compiled > .now
    }
  }

  private func lastChange(of kinds: [String], in module: String, products: URL) -> Date? {
    let folder = products.appending(path: "\(module).build").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in kinds.contains(where: name.hasSuffix) }
      .compactMap { FileStamp(of: "\(folder)/\($0)")?.modified }
      .max()
  }
}
