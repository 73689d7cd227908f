import XCTest

extension XCTestCase {
  /// Makes a folder of the test's own, which goes when the test ends.
  func makeScratchFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "kata-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder
  }
}
