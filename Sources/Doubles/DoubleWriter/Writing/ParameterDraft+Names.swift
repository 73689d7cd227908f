extension ParameterDraft {
  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while", "associatedtype", "deinit", "fileprivate",
    "rethrows", "Any", "Self", "await",
  ]

  /// The name inside the double.
  var name: String {
    let name = parameter.name == "_" ? "value" : parameter.name.bare
    let free = unique(name, among: member.call.parameters.map(\.name))
    return Self.keywords.contains(free) ? "`\(free)`" : free
  }

  func unique(_ name: String, among names: [String]) -> String {
    guard name != "_", names.contains(name) else { return name }
    var number = 2
    while names.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }
}
