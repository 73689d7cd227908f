import CommandLineKit
import Foundation

/// The doubles of the kit as files, ready to be copied.
public struct DoubleCatalogue: Sendable {
  /// One double, as a list shows it.
  public struct Entry: Equatable, Sendable {
    /// The type's name.
    public let name: String
    /// What it is, in one sentence.
    public let summary: String
  }

  private let files: [DoubleFile]

  /// Reads `Mocks` in the folder of the kit's Package.swift.
  ///
  /// - Throws: `DoubleCopyError.noDoubles` if there are none.
  public init(packageRoot: URL) throws {
    let folder = packageRoot.appending(path: "Mocks")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    files = try paths.filter { $0.hasSuffix(".swift") }
      .map { path in
        let url = folder.appending(path: path)
        return DoubleFile(
          name: url.lastPathComponent,
          text: try String(contentsOf: url, encoding: .utf8)
        )
      }
      .sorted { $0.name < $1.name }
    guard files.contains(where: \.isDouble) else {
      throw DoubleCopyError.noDoubles(in: folder.path)
    }
  }

  /// All doubles by name; what they need is not listed.
  public var doubles: [Entry] {
    files.filter { $0.isDouble && !$0.isExtension }
      .map { Entry(name: $0.typeName, summary: $0.summary) }
  }

  /// The files of these doubles and of everything they use, by name.
  ///
  /// - Throws: `DoubleCopyError.unknownDouble` for the first name that is none.
  public func files(for names: [String]) throws -> [DoubleFile] {
    let known = doubles.map(\.name)
    for name in names where !known.contains(name) {
      throw DoubleCopyError.unknownDouble(
        name,
        nearest: NearestName.nearest(to: name, among: known)
      )
    }

    let fileTypes = files.map { file in (type: file.typeName, declared: file.declaredNames) }
    var wanted = Set(names)
    var open = wanted
    while !open.isEmpty {
      let words = files.filter { open.contains($0.typeName) }.reduce(into: Set<String>()) {
        $0.formUnion($1.words)
      }
      let used = fileTypes.filter { !words.isDisjoint(with: $0.declared) }.map(\.type)
      open = Set(used).subtracting(wanted)
      wanted.formUnion(open)
    }
    return files.filter { wanted.contains($0.typeName) }
  }
}
