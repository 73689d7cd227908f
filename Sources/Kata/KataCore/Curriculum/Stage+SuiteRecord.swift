import Foundation

// The kit keeps a fingerprint of each file of its suites, so that a changed or new file is noticed
// even in a copy without git. No verdict depends on it: a contributor may change a suite.
extension Stage {
  /// The file with a fingerprint and a path in each line; `kata verify --write` writes it.
  package var suiteRecordFile: String { "Sources/Stages/\(folder)/History/suite.txt" }

  /// A sentence about each file of the stage's suites that is new or changed.
  package func suiteRemarks(in package: URL) -> [String] {
    let file = package.appending(path: suiteRecordFile)
    guard let known = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    let rows = suiteRecord(in: package, with: [:])?.rows ?? []
    return rows.filter { !known.rows.contains($0) }.map { row in
      let path = row.drop { $0 != " " }.dropFirst()
      return known.contains(" \(path)\n")
        ? "\(path) is the kit's, and it is changed. To put it back: git checkout -- \(path)"
        : "\(path) does not count: Tests is for the kit. Move your tests into \(ownTestsFolder)."
    }
  }

  /// The text of the record, if these files had these texts; nil if there is no suite.
  package func suiteRecord(in package: URL, with texts: [String: String]) -> String? {
    let rows = SwiftFiles.paths(below: "Tests/\(suiteModule)", in: package).map { path in
      let file = try? String(contentsOf: package.appending(path: path), encoding: .utf8)
      let text = texts[path] ?? file ?? ""
      return "\(String(Data(text.utf8).fingerprint, radix: 16)) \(path)\n"
    }
    return rows.isEmpty ? nil : rows.joined()
  }
}
