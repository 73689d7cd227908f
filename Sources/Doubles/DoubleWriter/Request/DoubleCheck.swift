import Foundation

/// Compares all copied and written files below some folders with their present versions.
///
/// Nothing is written.
public struct DoubleCheck: Equatable, Sendable {
  /// The difference between a file and its present version.
  public enum Standing: Equatable, Sendable {
    case current
    case outdated
    case edited
    case editedAndOutdated
    /// The kit no longer has the file, or the sources no longer have the protocol.
    case gone
    /// A spy or a mock of the engineer's own protocol, whose sources were not given.
    case notCompared
    /// A missing file, and a file that needs it.
    case missing(neededBy: String)
  }

  /// The standing of each file, by its path.
  public let standings: [String: Standing]
  private let folders: [String]

  /// Reads the Swift files below the folders, and the engineer's own protocols in the sources.
  ///
  /// - Throws: `DoubleError` if a file or folder does not exist.
  public init(
    of folders: [String],
    against catalogue: DoubleCatalogue,
    sources: [String] = []
  ) throws(DoubleError) {
    var paths: [String] = []
    for folder in folders { paths += try SourceFiles.swiftFiles(at: folder) }
    let library = sources.isEmpty ? nil : Library(try SourceFiles(paths: sources))
    let comparison = Comparison(catalogue: catalogue, library: library)
    let names = Set(paths.map(\.lastPart))
    var standings: [String: Standing] = [:]
    for path in paths {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8),
        let origin = Origin(firstLineOf: text)
      else { continue }
      standings[path] = comparison.standing(of: text, origin)
      for helper in catalogue.helpers(usedIn: Origin.body(of: text))
      where !names.contains(helper.name) {
        let place = String(path.dropLast(path.lastPart.count)) + helper.name
        standings[place] = .missing(neededBy: path.lastPart)
      }
    }
    self.standings = standings
    self.folders = folders
  }

  /// Whether there are doubles and all of them are current.
  public var isPassed: Bool {
    !standings.isEmpty && standings.values.allSatisfy { $0 == .current }
  }

  /// One line for each file, and a sentence on the next step.
  public var text: String {
    guard !standings.isEmpty else {
      let places = folders.joined(separator: ", ")
      return """
        There are no copied or written doubles below \(places). Give another folder, or make some: \
        see doubles copy --help and doubles write --help.
        """
    }
    let lines = standings.sorted { $0.key < $1.key }.map { "\($0): \($1.text)" }
    let notCompared = standings.filter { $0.value == .notCompared }.keys.map(\.lastPart).sorted()
    let next =
      notCompared.isEmpty
      ? []
      : [
        """
        Not compared: \(notCompared.joined(separator: ", ")). Give the sources with their protocols: \
        doubles check \(folders.joined(separator: " ")) --from Sources/MyApp
        """
      ]
    return (lines + next).joined(separator: "\n")
  }
}

extension DoubleCheck.Standing {
  fileprivate var text: String {
    switch self {
    case .current: "current"
    case .outdated: "outdated, unedited: copy or write it again"
    case .edited: "edited"
    case .editedAndOutdated: "edited and outdated: compare the two"
    case .gone: "its original is gone: the kit or the sources no longer have it"
    case .notCompared: "not compared"
    case .missing(let name): "missing: \(name) needs it; copy or write that again"
    }
  }
}

extension String {
  fileprivate var lastPart: String { String(split(separator: "/").last ?? "") }
}

/// Finds the standing of one file.
private struct Comparison {
  let catalogue: DoubleCatalogue
  /// The engineer's own protocols; nil if their sources were not given.
  let library: Library?

  func standing(of text: String, _ origin: Origin) -> DoubleCheck.Standing {
    let isEdited = origin.isEdited(in: text)
    let isOutdated: Bool
    if origin.source == nil {
      guard let library else { return isEdited ? .edited : .notCompared }
      let body = Origin.body(of: text)
      let today = library.texts(ofDouble: origin.name, written: body)
      if today.isEmpty { return .gone }
      isOutdated = !today.contains { Origin(name: origin.name, source: nil, copy: $0) == origin }
    } else {
      guard let source = catalogue.text(of: origin.name) else { return .gone }
      isOutdated = origin.isOutdated(by: source)
    }
    return switch (isEdited, isOutdated) {
    case (false, false): .current
    case (false, true): .outdated
    case (true, false): .edited
    case (true, true): .editedAndOutdated
    }
  }
}
