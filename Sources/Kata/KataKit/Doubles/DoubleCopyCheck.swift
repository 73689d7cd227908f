import Foundation

/// Which copies in a folder are as the kit has them today.
public struct DoubleCopyCheck: Equatable, Sendable, CustomStringConvertible {
  /// How one copy stands to the kit.
  public enum Standing: String, Sendable {
    case current
    case outdated = "outdated, unedited: copy it again"
    case edited
    case editedAndOutdated = "edited, and newer in the kit: compare the two"
    case gone = "no longer in the kit"
  }

  /// The copies by name; a file that tells no origin in the kit is nobody's copy.
  public let standings: [String: Standing]

  /// Reads the files of the folder.
  public init(of folder: URL, against catalogue: DoubleCatalogue) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    standings = names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { standings, name in
      let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      guard let origin = Origin(firstLineOf: text), origin.source != nil else { return }
      standings[name] =
        switch (catalogue.text(of: origin.name), origin.isEdited(in: text)) {
        case (nil, _): .gone
        case (let source?, false): origin.isOutdated(by: source) ? .outdated : .current
        case (let source?, true): origin.isOutdated(by: source) ? .editedAndOutdated : .edited
        }
    }
  }

  public var description: String {
    guard !standings.isEmpty else { return "There are no copies of doubles here." }
    return standings.sorted { $0.key < $1.key }.map { "\($0): \($1.rawValue)" }
      .joined(separator: "\n")
  }
}
