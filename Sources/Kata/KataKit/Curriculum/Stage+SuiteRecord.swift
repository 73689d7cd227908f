import Foundation

// The kit keeps a fingerprint of each file of its suites, so that a changed or new file is noticed
// even in a copy without git.
extension Stage {
  /// The file with a fingerprint and a path in each line; `kata verify --write` writes it.
  var suiteRecordFile: String { "Sources/Stages/\(folder)/History/suite.txt" }

  /// A sentence about each file of the stage's suites that is new or changed.
  package func suiteRemarks(in package: URL) -> [String] {
    let file = package.appending(path: suiteRecordFile)
    guard let record = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    let rows = suiteRows(in: package)
    let known = Set(record.rows)
    let changed = rows.filter { !known.contains($0.row) }.map(\.path)
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: package.appending(path: "Tests").path
    )
    let lost = (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "Tests/\($0)" }
    return (changed + lost).map { path in
      record.contains(" \(path)\n")
        ? """
        \(path) is changed, but it holds the kit's tests. Undo the change (to see it: git diff \
        Tests). Your own tests go into \(ownTestsFolder).
        """
        : "\(path) does not count: Tests is for the kit. Move your tests into \(ownTestsFolder)."
    }
  }

  /// The text of the record, if these files had these texts; nil if there is no suite.
  func suiteRecord(in package: URL, with texts: [String: String]) -> String? {
    let rows = suiteRows(in: package, with: texts).map { "\($0.row)\n" }
    return rows.isEmpty ? nil : rows.joined()
  }

  private func suiteRows(
    in package: URL,
    with texts: [String: String] = [:]
  ) -> [(path: String, row: String)] {
    SwiftFiles.paths(below: "Tests/\(suiteModule)", in: package).map { path in
      let file = try? Data(contentsOf: package.appending(path: path))
      let data = texts[path].map { Data($0.utf8) } ?? file ?? Data()
      // The hash of Fowler, Noll and Vo, because Swift's own one differs in each process.
      let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
        (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      return (path, "\(String(hash, radix: 16)) \(path)")
    }
  }
}
