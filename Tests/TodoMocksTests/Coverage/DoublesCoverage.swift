import Foundation

/// Compares the protocols of the boundaries with the doubles; both are read as text.
struct DoublesCoverage {
  /// One protocol, and the names of its requirements.
  struct Boundary: Equatable {
    var name: String
    var folder: String
    var requirements: [String]
  }

  /// Every protocol, by file.
  let protocols: [Boundary]
  private let doubles: [String: String]

  /// Takes the texts of the files, by their paths below `Sources/Boundaries` and `Mocks`.
  init(boundaries: [String: String], doubles: [String: String]) {
    protocols = boundaries.sorted { $0.key < $1.key }.flatMap { path, text in
      Self.protocols(in: text, folder: (path as NSString).deletingLastPathComponent)
    }
    self.doubles = doubles
  }

  static func ofThisPackage() throws -> DoublesCoverage {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardized
    return DoublesCoverage(
      boundaries: try texts(below: root.appending(path: "Sources/Boundaries")),
      doubles: try texts(below: root.appending(path: "Mocks"))
    )
  }

  /// The missing doubles and cases, one sentence each.
  var gaps: [String] {
    protocols.flatMap { boundary in
      gaps(of: boundary, kind: "spy", needs: { "case \($0)" }) { double, requirement in
        "\(double).Call has no case for \(requirement): add it and record it."
      }
        + gaps(of: boundary, kind: "mock", needs: { "spy.\($0)" }) { double, requirement in
          "\(double) does not forward \(requirement): call spy.\(requirement)."
        }
    }
  }

  /// The imports that a double must not bring into another project, one sentence each.
  var foreignImports: [String] {
    doubles.sorted { $0.key < $1.key }.flatMap { path, text in
      let boundary = String(path.prefix { $0 != "/" })
      return text.matches(of: /(?m)^(?:@testable )?import (\w+)/).map { String($0.1) }
        .filter { !["Dispatch", "Foundation", "Synchronization", boundary].contains($0) }
        .filter { boundary != "Gallery" || $0 != "TodoMocks" }
        .map { "\(path) imports \($0)." }
    }
  }

  private func gaps(
    of boundary: Boundary,
    kind: String,
    needs line: (String) -> String,
    sentence: (String, String) -> String
  ) -> [String] {
    let double = boundary.name.replacing("Interface", with: "") + kind.capitalized
    let path = [boundary.folder, "\(double).swift"].filter { !$0.isEmpty }.joined(separator: "/")
    guard let text = doubles[path] else {
      return ["\(boundary.name) has no \(kind): add Mocks/\(path)."]
    }
    // A long name has a line of its own.
    let heads = ["class \(double): \(boundary.name),", "class \(double):\n  \(boundary.name),"]
    guard heads.contains(where: text.contains) else {
      return [
        "\(double) does not conform to \(boundary.name): name the protocol in its declaration."
      ]
    }
    return boundary.requirements
      .filter { !Self.hasWord(line($0), in: text) }
      .map { sentence(double, $0) }
  }

  // A match must end at the end of a word: `case write` does not match `case writeLine`.
  private static func hasWord(_ word: String, in text: String) -> Bool {
    text.ranges(of: word).contains { range in
      text[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber } ?? true
    }
  }

  private static func protocols(in text: String, folder: String) -> [Boundary] {
    var found: [Boundary] = []
    for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if let match = line.firstMatch(of: /^(?:\w+ )*protocol (\w+)/) {
        found.append(Boundary(name: String(match.1), folder: folder, requirements: []))
      } else if let match = line.firstMatch(of: /^(?:func|var) (\w+)/), !found.isEmpty {
        found[found.count - 1].requirements.append(String(match.1))
      }
    }
    return found
  }

  private static func texts(below folder: URL) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      texts[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return texts
  }
}
