import Foundation

/// Which modules of the package each role of VIPER may import.
///
/// Swift lets a file import any module that happens to be built, so the dependency rules have to be looked at.
public enum ImportRules {
  /// A file that imports what its role may not.
  public struct Violation: Equatable, Sendable, CustomStringConvertible {
    /// The file's name.
    public var file: String
    /// The module that it imports.
    public var module: String
    /// The role, with its article.
    public var role: String
    /// What the role may import.
    public var allowed: [String]

    public var description: String {
      "\(file) imports \(module); \(role) may import \(allowed.joined(separator: ", "))."
    }
  }

  /// The table: a role is known by how its files are named.
  private typealias Role = (suffix: String, role: String, allowed: [String])
  private static let roles: [Role] = [
    ("Interactor.swift", "an interactor", ["TodoDomain", "TodoUseCases"]),
    ("Presenter.swift", "a presenter", ["TodoUseCases", "TodoScreens", "TodoRouting"]),
    ("View.swift", "a view", ["TodoScreens", "TodoTerminal"]),
    ("Wireframe.swift", "a wireframe", ["TodoRouting", "TodoScreens", "TodoTerminal"]),
    ("DataManager.swift", "a data manager", ["TodoDomain", "TodoStorage"]),
  ]

  /// The folders whose files have roles, relative to the package.
  private static let folders = ["Exercises", "Solutions", "Sources/App/TodoApp"]

  /// Looks at every file with a role below `package`; sorted by path.
  ///
  /// - Throws: Foundation's error if a file cannot be read.
  public static func violations(in package: URL) throws -> [Violation] {
    try folders.flatMap { folder in
      let root = package.appending(path: folder)
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      let withRole = sources.filter { role(of: $0.lastPathComponent) != nil }
      return try withRole.sorted { $0.path < $1.path }.flatMap { file in
        try violations(
          inFile: file.lastPathComponent,
          text: String(contentsOf: file, encoding: .utf8)
        )
      }
    }
  }

  /// Looks at one file.
  public static func violations(inFile file: String, text: String) -> [Violation] {
    guard let role = role(of: file) else { return [] }
    return importedModules(in: text)
      .filter { isOfThisPackage($0) && !role.allowed.contains($0) }
      .map { Violation(file: file, module: $0, role: role.role, allowed: role.allowed) }
  }

  private static func role(of file: String) -> Role? {
    roles.first { file.hasSuffix($0.suffix) }
  }

  private static func importedModules(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains("import") }.compactMap { line in
      line.firstMatch(
        of:
          /^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
      ).map { String($0.1) }
    }
  }

  private static func isOfThisPackage(_ module: String) -> Bool {
    module.hasPrefix("Todo") || module.hasPrefix("Kata") || module.hasSuffix("Exercise")
      || module.hasSuffix("Solution")
  }
}
