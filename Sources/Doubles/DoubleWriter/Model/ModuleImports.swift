/// The imports of the protocols' modules in the doubles.
public struct ModuleImports: Equatable, Sendable {
  /// `import NAME`: the doubles are as public as the protocols.
  public var plain: [String]
  /// `@testable import NAME`: the protocols may be internal, and the doubles are internal.
  public var testable: [String]

  /// Creates the imports of both kinds.
  public init(plain: [String] = [], testable: [String] = []) {
    self.plain = plain
    self.testable = testable
  }

  /// No import: the doubles are in the same module, or their protocols are copied as well.
  public static let none = ModuleImports()
  var isTestable: Bool { !testable.isEmpty }

  /// One line of code for each module that is imported in this way.
  var plainLines: [String] { plain.map { "import \($0)" } }
  var testableLines: [String] { testable.map { "@testable import \($0)" } }

  var lines: [String] { plainLines + testableLines }

  /// - Throws: `DoubleError.noModuleName` for the first word that is not a module name.
  func check() throws(DoubleError) {
    for name in plain + testable where name.wholeMatch(of: /[A-Za-z_]\w*/) == nil {
      throw .noModuleName(name)
    }
  }
}
