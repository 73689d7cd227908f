import KataCore

/// The dependency rule of VIPER: the modules of this package that each role may import.
///
/// Swift lets a file import any module that happens to be built, so a check reads the imports. A
/// module belongs to this package by its name; every file may import any other module.
package enum ImportRules {
  /// A file that imports a module that its role may not import.
  package struct Violation: Equatable, Sendable, CustomStringConvertible {
    /// The path of the file, with the line.
    package var place: String
    package var module: String
    /// The role, with its article.
    package var role: String
    package var allowed: [String]

    package var description: String {
      if role == testRole.name {
        return "\(place) imports \(module). Call makeSUT instead: then the kit can put correct and "
          + "faulty code in its place."
      }
      let may = "may import \(allowed.joined(separator: ", "))"
      return screenFrameworks.contains(module)
        ? "\(place) imports \(module); \(role) must not import a UI framework, and \(may)."
        : "\(place) imports \(module); \(role) \(may)."
    }
  }

  /// A file has the role if its name ends with `suffix`, if its stage's folder is `stem`, or if it
  /// declares a type with a protocol whose name ends with one of `declared`.
  private struct Role {
    let suffix: String
    var stem: String?
    var declared: [String] = []
    /// With its article.
    let name: String
    let allowed: [String]
    var knowsScreens = false
  }

  private static let roles = [
    Role(
      suffix: "Interactor.swift",
      stem: "Interactor",
      declared: ["InteractorInput"],
      name: "an interactor",
      allowed: ["TodoDomain", "TodoUseCases"]
    ),
    Role(
      suffix: "Presenter.swift",
      stem: "Presenter",
      declared: ["ModuleInterface"],
      name: "a presenter",
      allowed: ["TodoUseCases", "TodoScreens", "TodoRouting"]
    ),
    Role(
      suffix: "View.swift",
      stem: "TextView",
      declared: ["TextScreen", "ViewInterface"],
      name: "a view",
      allowed: ["TodoScreens", "TodoTerminal"],
      knowsScreens: true
    ),
    Role(
      suffix: "Wireframe.swift",
      declared: ["WireframeInterface"],
      name: "a wireframe",
      allowed: ["TodoRouting", "TodoScreens", "TodoTerminal"]
    ),
    Role(
      suffix: "DataManager.swift",
      declared: ["DataManagerInterface"],
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
  // A test that makes the class itself runs on no other code. Doubles are made in tests.
  private static let testRole = Role(
    suffix: "",
    name: "a test",
    allowed: ["DoublesExercise", "DoublesSolution"]
  )
  private static let classes = Curriculum.viperKata.stages.flatMap(\.typeNames)
  // Frameworks that only a view may import.
  private static let screenFrameworks = ["UIKit", "SwiftUI", "AppKit", "WatchKit", "TVUIKit"]

  /// Checks these files.
  ///
  /// - Throws: `UnreadableSource` for a file that is not UTF-8 text.
  package static func violations(in sources: Sources) throws(UnreadableSource) -> [Violation] {
    var found: [Violation] = []
    for path in sources.paths {
      guard let text = sources.text(of: path) else { throw UnreadableSource(path: path) }
      // Tests have no role: not any folder with this name, but the one of a stage.
      let isTest = path.split(separator: "/").dropFirst(2).first == "Tests"
      found += violations(inFile: path, text: text, as: isTest ? testRole : nil)
    }
    return found
  }

  /// Checks one file, named by its path in the package or by its name alone.
  package static func violations(inFile path: String, text: String) -> [Violation] {
    violations(inFile: path, text: text, as: nil)
  }

  private static func violations(inFile path: String, text: String, as test: Role?) -> [Violation] {
    let parts = path.split(separator: "/").map(String.init)
    guard let file = parts.last,
      let role = test ?? role(of: file, in: parts.dropLast()) ?? role(declaredIn: text)
    else { return [] }
    func isForbidden(_ module: String) -> Bool {
      if test != nil {
        return ["Exercise", "Solution"].contains(where: module.hasSuffix)
          && !role.allowed.contains(module)
      }
      let isOfScreens = screenFrameworks.contains(module) && !role.knowsScreens
      return isOfScreens || isOfThisPackage(module) && !role.allowed.contains(module)
    }
    // The full check takes time, and very few files need it.
    guard mayImport(text, where: isForbidden) else { return [] }
    let code = SwiftCode(of: text, keepsLines: true).text
    guard test == nil || classes.contains(where: { code.contains("\($0)(") }) else { return [] }
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
  private static func mayImport(_ text: String, where isWanted: (String) -> Bool) -> Bool {
    guard text.contains("import") else { return false }
    // A comment may stand between the word and the name.
    return text.contains(/import\s*\//) || imports(in: text).contains { isWanted(String($0)) }
  }

  // The names in order, including repeats. A name may stand on the next line, and in backticks.
  private static func imports(in code: String) -> [Substring] {
    code.matches(
      of:
        /\bimport\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?`?(\w+)/
    ).map(\.1)
  }

  private static func role(of file: String, in folders: ArraySlice<String>) -> Role? {
    roles.first { file.hasSuffix($0.suffix) }
      ?? roles.first { role in
        role.stem.map { stem in folders.contains { $0.hasSuffix("-\(stem)") } } ?? false
      }
  }

  private static func role(declaredIn text: String) -> Role? {
    let declaration = /\b(?:class|struct|enum|actor|extension)\s+[\w.]+(?:<[^>{]*>)?\s*:([^{]*)/
    let protocols = text.matches(of: declaration)
      .flatMap { $0.1.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
    return roles.first { role in
      protocols.contains { role.declared.contains(where: $0.hasSuffix) }
    }
  }

  private static func isOfThisPackage(_ module: String) -> Bool {
    ["Todo", "Kata"].contains(where: module.hasPrefix)
      || ["Exercise", "Solution"].contains(where: module.hasSuffix)
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
