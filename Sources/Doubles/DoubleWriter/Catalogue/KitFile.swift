/// One file of the kit's doubles: a double, or a helper for doubles.
struct KitFile: Equatable, Sendable {
  /// The parts of the kit that can be copied, by their folders.
  enum Part: String, CaseIterable {
    case doubles = "Mocks"
    /// Models of most kinds of members; no double needs them.
    case gallery = "Mocks/Gallery"
    case boundaries = "Sources/Boundaries"
    case storeContract = "Sources/Doubles/TodoStoreContract"
  }

  /// The file's name, such as `ListViewSpy.swift`.
  let name: String
  /// The whole text.
  let text: String
  /// The part of the kit that it belongs to.
  let part: Part

  var isBoundary: Bool { part == .boundaries }

  /// The file's name without its ending.
  var stem: String { String(name.dropLast(".swift".count)) }

  /// The type that the file is named for; an extension's file is named for the type before the `+`.
  var typeName: String {
    String(name.prefix { $0 != "." && $0 != "+" })
  }

  var isExtension: Bool { name.contains("+") }

  /// Whether another project can compile it; a file that needs the kit's app stays in the kit.
  var canBeCopied: Bool { !lines.contains("import TodoApp") }

  /// Whether it is a double: only files that conform to a boundary import one.
  var isDouble: Bool {
    part == .doubles && lines.contains(where: Self.importsBoundary)
  }

  /// The first sentence of its first doc comment.
  var summary: String {
    lines.first { $0.hasPrefix("/// ") }.map { String($0.dropFirst(4)) } ?? ""
  }

  /// The types and functions that are declared at the file's top level, or the type it is named
  /// for.
  var declaredNames: [String] {
    [typeName]
      + lines.filter { $0.first?.isLetter == true || $0.first == "@" }.compactMap { line in
        let words = Self.words(of: line)
        let keyword = words.firstIndex { Self.keywords.contains($0) }
        return keyword.map { words.dropFirst($0 + 1).first } ?? nil
      }
  }

  /// Every word of its code; comments do not count.
  ///
  /// A text with `\(code: …)` uses an interpolation without naming it.
  var words: Set<String> {
    let code = Set(lines).filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let hasInterpolation = code.contains { $0.contains(#"\(code: "#) }
    return Set(code.flatMap(Self.words))
      .union(hasInterpolation ? ["DefaultStringInterpolation"] : [])
  }

  /// The text with the boundaries' imports replaced.
  ///
  /// A protocol behind a testable import may be internal, and a public double of it would not
  /// compile: the double becomes internal, too. `package` has no meaning in another project.
  func text(importing imports: ModuleImports) -> String {
    let speaksBoundary = lines.contains(where: Self.importsBoundary)
    let plain = lines.filter { $0.hasPrefix("import ") && !Self.importsKit($0) }
    var rest = lines.drop { $0.hasPrefix("import ") || $0.isEmpty }.map(\.withoutPackage)
    if imports.isTestable { rest = rest.map(\.withoutPublic) }
    let used = speaksBoundary ? imports : .none
    let head = [(plain + used.plainLines).sorted(), used.testableLines]
    return (head.flatMap { $0 + ($0.isEmpty ? [] : [""]) } + rest).joined(separator: "\n")
  }

  private var lines: [String] {
    text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  private static let keywords: Set = [
    "class", "struct", "enum", "protocol", "actor", "func",
  ]

  private static func words(of line: String) -> [String] {
    line.unicodeScalars.split { !$0.isWordPart }.map(String.init)
  }

  private static func importsBoundary(_ line: String) -> Bool {
    importsKit(line) && line != "import TodoMocks"
  }

  private static func importsKit(_ line: String) -> Bool { line.hasPrefix("import Todo") }
}
