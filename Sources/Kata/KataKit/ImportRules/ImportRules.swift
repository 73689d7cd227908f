import Foundation

/// Which modules of the package each role of VIPER may import.
///
/// Swift lets a file import any module that happens to be built, so the dependency rules have to be
/// looked at.
package enum ImportRules {
  /// A file that imports what its role may not.
  package struct Violation: Equatable, Sendable, CustomStringConvertible {
    /// The file's name.
    package var file: String
    /// The module that it imports.
    package var module: String
    /// The role, with its article.
    package var role: String
    /// What the role may import.
    package var allowed: [String]

    package var description: String {
      let may = "may import \(allowed.joined(separator: ", "))"
      return ImportRules.screenFrameworks.contains(module)
        ? "\(file) imports \(module); \(role) knows no framework of screens, and \(may)."
        : "\(file) imports \(module); \(role) \(may)."
    }
  }

  // A role is known by how its files are named; in a stage's folder every file has its role.
  private struct Role {
    var suffix: String
    var stem: String?
    var name: String
    var allowed: [String]
  }

  private static let roles = [
    Role(
      suffix: "Interactor.swift",
      stem: "Interactor",
      name: "an interactor",
      allowed: ["TodoDomain", "TodoUseCases"]
    ),
    Role(
      suffix: "Presenter.swift",
      stem: "Presenter",
      name: "a presenter",
      allowed: ["TodoUseCases", "TodoScreens", "TodoRouting"]
    ),
    Role(
      suffix: "View.swift",
      stem: "TextView",
      name: "a view",
      allowed: ["TodoScreens", "TodoTerminal"]
    ),
    Role(
      suffix: "Wireframe.swift",
      name: "a wireframe",
      allowed: ["TodoRouting", "TodoScreens", "TodoTerminal"]
    ),
    Role(
      suffix: "DataManager.swift",
      name: "a data manager",
      allowed: ["TodoDomain", "TodoStorage"]
    ),
    Role(
      suffix: "Double.swift",
      stem: "Doubles",
      name: "a double",
      allowed: ["TodoDomain", "TodoScreens", "TodoRouting", "TodoStorage"]
    ),
  ]

  // What only a view may know, and the terminal's view here does not need.
  fileprivate static let screenFrameworks = ["UIKit", "SwiftUI", "AppKit", "WatchKit", "TVUIKit"]

  // The folders whose files have roles, relative to the package.
  private static let folders = ["Exercises", "Solutions", "Sources/App/TodoApp"]

  /// Looks at every file with a role below `package`; sorted by path.
  ///
  /// Tests may import what they like, and what begins with a dot is no source file.
  ///
  /// - Throws: `UnreadableSource` for a file that is no UTF-8 text.
  package static func violations(in package: URL) throws(UnreadableSource) -> [Violation] {
    var found: [Violation] = []
    for folder in folders {
      for path in SwiftFiles.paths(below: folder, in: package, without: ["Tests"]) {
        guard let text = try? String(contentsOf: package.appending(path: path), encoding: .utf8)
        else { throw UnreadableSource(path: path) }
        found += violations(inFile: path, text: text)
      }
    }
    return found
  }

  /// Looks at one file, named by its path in the package or by its name alone.
  package static func violations(inFile path: String, text: String) -> [Violation] {
    let parts = path.split(separator: "/").map(String.init)
    guard let file = parts.last, let role = role(of: file, in: parts.dropLast()) else { return [] }
    func isForbidden(_ module: String) -> Bool {
      let isOfScreens = screenFrameworks.contains(module) && role.suffix != "View.swift"
      return isOfScreens || isOfThisPackage(module) && !role.allowed.contains(module)
    }
    // A close look takes time, and hardly any file needs it.
    guard ImportedModules.mentioned(in: text).contains(where: isForbidden) else { return [] }
    return ImportedModules(in: text).names.filter(isForbidden)
      .map { Violation(file: file, module: $0, role: role.name, allowed: role.allowed) }
  }

  private static func role(of file: String, in folders: ArraySlice<String>) -> Role? {
    roles.first { file.hasSuffix($0.suffix) }
      ?? roles.first { role in
        role.stem.map { stem in folders.contains { $0.hasSuffix("-\(stem)") } } ?? false
      }
  }

  private static func isOfThisPackage(_ module: String) -> Bool {
    module.hasPrefix("Todo") || module.hasPrefix("Kata") || module.hasSuffix("Exercise")
      || module.hasSuffix("Solution")
  }
}

/// A source file that cannot be read as text.
package struct UnreadableSource: Error, Equatable, CustomStringConvertible {
  /// The file, relative to the package.
  package var path: String

  package var description: String {
    "\(path) is no UTF-8 text, or cannot be read. Save it as UTF-8, then run again."
  }
}
