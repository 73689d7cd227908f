/// The import of the protocols' modules in the doubles.
public enum ModuleImports: Equatable, Sendable {
  /// No import: the doubles are in the same module, or their protocols are copied as well.
  case none
  /// `import NAME`: the doubles are as public as the protocols.
  case plain([String])
  /// `@testable import NAME`: the protocols may be internal, and the doubles are internal.
  case testable([String])

  var modules: [String] {
    switch self {
    case .none: []
    case .plain(let names), .testable(let names): names
    }
  }

  var isTestable: Bool { if case .testable = self { true } else { false } }

  /// One line of code for each module.
  var lines: [String] { modules.map { (isTestable ? "@testable import " : "import ") + $0 } }

  /// - Throws: `DoubleError.noModuleName` for the first word that is not a module name.
  func check() throws(DoubleError) {
    for name in modules where name.wholeMatch(of: /[A-Za-z_]\w*/) == nil {
      throw .noModuleName(name)
    }
  }
}
