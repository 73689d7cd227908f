import Foundation

/// The modules of the package that each role of an architecture may import.
///
/// Swift lets a file import any module that happens to be built, so a check reads the imports.
package struct ImportRules: Equatable, Sendable {
  /// A file that imports a module that its role may not import.
  package struct Violation: Equatable, Sendable, CustomStringConvertible {
    /// The path of the file, with the line.
    package var place: String
    package var module: String
    /// The role, with its article.
    package var role: String
    package var allowed: [String]

    package var description: String {
      let may = "may import \(allowed.joined(separator: ", "))"
      return ImportRules.screenFrameworks.contains(module)
        ? "\(place) imports \(module); \(role) must not import a UI framework, and \(may)."
        : "\(place) imports \(module); \(role) \(may)."
    }
  }

  /// A role, and its modules.
  package struct Role: Equatable, Sendable {
    let suffix: String
    let stem: String?
    let name: String
    let allowed: [String]
    let knowsScreens: Bool

    /// A file has the role if its name ends with `suffix`, or if its stage's folder is `stem`.
    package init(
      suffix: String,
      stem: String? = nil,
      name: String,
      allowed: [String],
      knowsScreens: Bool = false
    ) {
      self.suffix = suffix
      self.stem = stem
      self.name = name
      self.allowed = allowed
      self.knowsScreens = knowsScreens
    }
  }

  private let roles: [Role]
  // Relative to the package.
  private let folders: [String]
  // The prefixes and suffixes of this package's module names.
  private let prefixes: [String]
  private let suffixes: [String]

  /// Rules for the files in these folders.
  ///
  /// A module belongs to this package if its name begins or ends with one of these texts; every
  /// file may import any other module.
  package init(roles: [Role], folders: [String], prefixes: [String], suffixes: [String]) {
    self.roles = roles
    self.folders = folders
    self.prefixes = prefixes
    self.suffixes = suffixes
  }

  // Frameworks that only a view may import.
  fileprivate static let screenFrameworks = ["UIKit", "SwiftUI", "AppKit", "WatchKit", "TVUIKit"]

  /// Checks every file with a role below `package`; sorted by path.
  ///
  /// A file whose name begins with a dot is not a source file.
  ///
  /// - Throws: `UnreadableSource` for a file that is not UTF-8 text.
  package func violations(in package: URL) throws(UnreadableSource) -> [Violation] {
    var found: [Violation] = []
    for folder in folders { found += try violations(in: Save(in: package, folder: folder)) }
    return found
  }

  /// Checks these files.
  ///
  /// - Throws: `UnreadableSource` for a file that is not UTF-8 text.
  package func violations(in save: Save) throws(UnreadableSource) -> [Violation] {
    var found: [Violation] = []
    for path in save.paths {
      guard let text = save.text(of: path) else { throw UnreadableSource(path: path) }
      // Tests have no role: not any folder with this name, but the one of a stage.
      let isTest = path.split(separator: "/").dropFirst(2).first == "Tests"
      found += isTest ? [] : violations(inFile: path, text: text)
    }
    return found
  }

  /// Checks one file, named by its path in the package or by its name alone.
  package func violations(inFile path: String, text: String) -> [Violation] {
    let parts = path.split(separator: "/").map(String.init)
    guard let file = parts.last, let role = role(of: file, in: parts.dropLast()) else { return [] }
    func isForbidden(_ module: String) -> Bool {
      let isOfScreens = Self.screenFrameworks.contains(module) && !role.knowsScreens
      return isOfScreens || isOfThisPackage(module) && !role.allowed.contains(module)
    }
    // The full check takes time, and very few files need it.
    guard mayImport(text, where: isForbidden) else { return [] }
    let code = SwiftCode(of: text, keepsLines: true).text
    return imports(in: code).map { ("\(path):\($0.line)", String($0)) }
      .filter { isForbidden($0.1) }
      .map { Violation(place: $0, module: $1, role: role.name, allowed: role.allowed) }
  }

  /// Whether a text is a test: it imports a framework for tests.
  package static func isTest(_ text: String) -> Bool {
    guard text.contains("XCTest") || text.contains("Testing") else { return false }
    let frameworks = /\bimport\s+(?:\w+\s+)?(?:XCTest|Testing)\b/
    return text.contains(frameworks) && SwiftCode(of: text).text.contains(frameworks)
  }

  // A quick look, which also finds an import in a comment.
  private func mayImport(_ text: String, where isWanted: (String) -> Bool) -> Bool {
    guard text.contains("import") else { return false }
    // A comment may stand between the word and the name.
    return text.contains(/import\s*\//) || imports(in: text).contains { isWanted(String($0)) }
  }

  // The names in order, including repeats. A name may stand on the next line, and in backticks.
  private func imports(in code: String) -> [Substring] {
    code.matches(
      of:
        /\bimport\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?`?(\w+)/
    ).map(\.1)
  }

  private func role(of file: String, in folders: ArraySlice<String>) -> Role? {
    roles.first { file.hasSuffix($0.suffix) }
      ?? roles.first { role in
        role.stem.map { stem in folders.contains { $0.hasSuffix("-\(stem)") } } ?? false
      }
  }

  private func isOfThisPackage(_ module: String) -> Bool {
    prefixes.contains(where: module.hasPrefix) || suffixes.contains(where: module.hasSuffix)
  }
}

/// A source file that cannot be read as text.
package struct UnreadableSource: Error, Equatable, CustomStringConvertible {
  /// The file, relative to the package.
  package var path: String

  package init(path: String) { self.path = path }

  package var description: String {
    "\(path) is no UTF-8 text, or cannot be read. Save it as UTF-8, then run again."
  }
}
