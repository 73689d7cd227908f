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
    /// The kit no longer has the file, or the sources no longer have the protocol.
    case gone
    /// A spy or a mock of the engineer's own protocol, whose sources were not given.
    case notCompared
    /// A missing file, and a file that needs it.
    case missing(neededBy: String)
    /// A missing file that the configuration asks for.
    case notWritten
  }

  /// The standing of each file, by its path.
  public private(set) var standings: [String: Standing] = [:]
  /// The protocols for which nothing can be written, and the reasons.
  public private(set) var problems: [DoubleError] = []
  private let folders: [String]
  /// Whether a copy differs that may be a person's own file now.
  private var hasOwnCopy = false

  /// Reads the Swift files below the folders, and the engineer's own protocols in the sources.
  ///
  /// With a configuration, the folders of its helpers are known.
  ///
  /// - Throws: `DoubleError` if a file or folder does not exist.
  public init(
    of folders: [String],
    sources: [String] = [],
    configuration: Configuration? = nil
  ) throws(DoubleError) {
    let catalogue = try DoubleCatalogue()
    var paths: [String] = []
    for folder in folders { paths += try SourceFiles.swiftFiles(at: folder) }
    let library = sources.isEmpty ? nil : Library(try SourceFiles(paths: sources))
    problems = library?.unreadable.map(\.problem) ?? []
    self.folders = folders
    var names = Set(paths.map(\.lastPart))
    for folder in configuration?.modules.compactMap(\.helpers) ?? [] {
      names.formUnion((try? SourceFiles.swiftFiles(at: folder).map(\.lastPart)) ?? [])
    }
    let doubles = Self.doubles(among: paths)
    compare(doubles, with: catalogue) { library?.files(of: $0.origin) }
    let all = doubles.map(\.origin.body).joined(separator: "\n")
    for helper in catalogue.helpers(usedIn: all) where !names.contains(helper.name) {
      let user = doubles.first { double in
        catalogue.helpers(usedIn: double.origin.body).contains { $0.name == helper.name }
      }
      guard let path = user?.path else { continue }
      let place = String(path.dropLast(path.lastPart.count)) + helper.name
      standings[place] = .missing(neededBy: path.lastPart)
    }
  }

  /// Compares the folders of the configuration with the files that it asks for.
  ///
  /// - Throws: `DoubleError` if a source does not exist, or is no Swift file.
  public init(of configuration: Configuration) throws(DoubleError) {
    var wanted: [String: DoubleFile] = [:]
    var folders: [String] = []
    for plan in try configuration.plans() {
      folders += plan.module.folders
      problems += plan.report.problems
      wanted.merge(plan.files) { $1 }
    }
    self.folders = folders.uniqued
    let paths = self.folders.flatMap { (try? SourceFiles.swiftFiles(at: $0)) ?? [] }
    standings = wanted.mapValues { _ in .notWritten }
    compare(Self.doubles(among: paths), with: try DoubleCatalogue()) { [wanted] in
      [wanted[$0.path]].compactMap(\.self)
    }
  }

  private typealias WrittenDouble = (path: String, origin: Origin)
  private typealias Today = @Sendable (WrittenDouble) -> [DoubleFile]?

  /// Finds the standing of each file; `today` gives the present files of an engineer's double, or
  /// nil if the sources were not given.
  private mutating func compare(
    _ doubles: [WrittenDouble],
    with catalogue: DoubleCatalogue,
    today: Today
  ) {
    let found = doubles.concurrentMap { Self.standing(of: $0, in: catalogue, today: today) }
    // A protocol that cannot be read can be the reason why a double seems to be gone.
    for (double, standing) in zip(doubles, found)
    where standing != .gone || problems.isEmpty {
      standings[double.path] = standing
      let isKept = standing == .edited || standing == .gone
      hasOwnCopy = hasOwnCopy || double.origin.source != nil && isKept
    }
  }

  private static func standing(
    of double: WrittenDouble,
    in catalogue: DoubleCatalogue,
    today: Today
  ) -> Standing {
    let origin = double.origin
    let isOutdated: Bool
    if origin.source == nil {
      guard let today = today(double) else {
        return origin.isEdited ? .edited : .notCompared
      }
      if today.isEmpty { return .gone }
      isOutdated = !today.contains { $0.origin.copy == origin.copy }
    } else {
      guard let source = catalogue.text(of: origin.name) else { return .gone }
      isOutdated = origin.isOutdated(by: source)
    }
    return origin.isEdited ? .edited : isOutdated ? .outdated : .current
  }

  /// The copied and written files at these paths.
  private static func doubles(among paths: [String]) -> [WrittenDouble] {
    paths.compactMap { path in
      let data = FileManager.default.contents(atPath: path)
      guard let text = data.flatMap({ String(lines: $0) }) else { return nil }
      return Origin(of: text).map { (path, $0) }
    }
  }

  /// Whether there are doubles and all of them are current.
  public var isPassed: Bool {
    problems.isEmpty && !standings.isEmpty
      && standings.values.allSatisfy { $0 == .current }
  }

  /// One line for each file that differs, and a sentence that closes the list.
  public var text: String {
    guard !standings.isEmpty || !problems.isEmpty else {
      let places = folders.joined(separator: ", ")
      return """
        There are no copied or written doubles below \(places). Give another folder, or make some: \
        see doubles copy --help and doubles write --help.
        """
    }
    let others = standings.filter { $0.value != .current }.sorted { $0.key < $1.key }
    let lines = others.map { $1.line(of: $0) }
    var end =
      others.isEmpty && problems.isEmpty
      ? "All \(standings.count) files are current."
      : "\(others.count) of \(standings.count) files differ, and \(problems.count) protocols have problems."
    if hasOwnCopy {
      end += " If a copy is yours now, delete its first line, and check leaves it alone."
    }
    return (lines + problems.map(\.description) + [end]).joined(separator: "\n")
  }
}

extension DoubleCheck.Standing {
  /// The line of a file, in the form of `doubles write`.
  fileprivate func line(of path: String) -> String {
    switch self {
    case .current: "current  \(path)"
    case .outdated: "outdated \(path), unedited: copy or write it again"
    case .edited: "edited   \(path)"
    case .gone:
      "gone     \(path): neither kit nor sources have its original; move what is yours, then delete it"
    case .notCompared: "unknown  \(path): give the sources with its protocol, --from Sources/MyApp"
    case .notWritten: "missing  \(path): run doubles write"
    case .missing(let name): "missing  \(path): \(name) needs it; copy or write that again"
    }
  }
}
