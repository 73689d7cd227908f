/// What the given files tell of types and protocols, beside what everybody knows.
struct KnownTypes {
  private static let equatable: Set<String> = [
    "Bool", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float", "String", "Substring", "Duration", "Never",
    "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet", "Data", "Date",
    "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale", "TimeInterval",
    "TimeZone", "URL", "URLRequest", "UUID", "StaticString", "AnyHashable",
  ]
  private static let equatableOfEquatable: Set<String> = [
    "Array", "ClosedRange", "ContiguousArray", "Dictionary", "Optional", "PartialRangeFrom",
    "Range", "Set",
  ]
  /// Protocols that everybody knows, and whether who conforms to them is Sendable.
  private static let common: [String: Bool] = [
    "Error": true, "LocalizedError": true, "Sendable": true, "Equatable": false, "Hashable": false,
    "Comparable": false, "Codable": false, "Decodable": false, "Encodable": false,
    "Identifiable": false, "CustomStringConvertible": false, "CaseIterable": false,
    "RawRepresentable": false, "Sequence": false, "Collection": false, "StringProtocol": false,
    "BinaryInteger": false, "FloatingPoint": false, "Numeric": false, "CodingKey": true,
  ]

  private let types: [String: [DeclaredType]]
  private let aliases: [String: SwiftType]
  private let protocols: [String: [ProtocolDeclaration]]

  init(types: [DeclaredType], protocols: [ProtocolDeclaration]) {
    self.types = Dictionary(grouping: types, by: \.name)
    self.protocols = Dictionary(grouping: protocols, by: \.name)
    aliases = Self.aliases(self.types)
  }

  /// The aliases that are the only type of their name, but for those that lead back to themselves.
  private static func aliases(_ types: [String: [DeclaredType]]) -> [String: SwiftType] {
    let all = types.compactMapValues { found -> SwiftType? in
      if found.count == 1, case .alias(let type) = found[0].kind { type } else { nil }
    }
    return all.filter { name, type in
      var (open, past) = ([type], Set<String>())
      while let next = open.popLast() {
        // Also behind a dot, since `typealias Item = Shop.Item` is found by its last name.
        let words = next.description.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        if words.contains(where: { $0 == name }) { return false }
        open += words.map(String.init).filter { past.insert($0).inserted }.compactMap { all[$0] }
      }
      return true
    }
  }

  /// Whether values of the type are surely `Equatable`; false where it is not known.
  func isEquatable(_ type: SwiftType) -> Bool {
    switch type {
    case .optional(let wrapped), .forced(let wrapped), .array(let wrapped): isEquatable(wrapped)
    case .dictionary(_, let value): isEquatable(value)
    case .named(let parts) where parts.count == 1:
      if parts[0].arguments.isEmpty {
        isEquatable(named: parts[0].name)
      } else {
        types[parts[0].name] == nil && Self.equatableOfEquatable.contains(parts[0].name)
          && parts[0].arguments.allSatisfy(isEquatable)
      }
    case .named(let parts):
      parts.last.map { $0.arguments.isEmpty && isDeclaredEquatable($0.name) } ?? false
    default: false
    }
  }

  /// Whether values of the type can surely not be sent; false where it is not known.
  func isUnsendable(_ type: SwiftType) -> Bool {
    switch type {
    case .optional(let wrapped), .forced(let wrapped), .array(let wrapped),
      .existential(let wrapped):
      isUnsendable(wrapped)
    case .dictionary(let key, let value): isUnsendable(key) || isUnsendable(value)
    case .tuple(let elements): elements.contains { isUnsendable($0.type) }
    case .marked(let marks, let type):
      if case .function = type {
        !marks.contains { ["@Sendable", "@MainActor"].contains($0) }
      } else {
        isUnsendable(type)
      }
    case .function: true
    case .composition(let types): types.allSatisfy(isUnsendable)
    case .named(let parts):
      if let last = parts.last {
        isUnsendable(named: last.name) || last.arguments.contains(where: isUnsendable)
      } else {
        false
      }
    default: false
    }
  }

  /// The function type behind this one, however it is marked, optional or named; nil if it is none.
  func function(_ type: SwiftType) -> SwiftType.Function? {
    switch resolved(type) {
    case .function(let function): function
    case .marked(_, let type), .optional(let type): function(type)
    default: nil
    }
  }

  /// What an alias stands for, if the type is one, and so on to the end.
  func resolved(_ type: SwiftType) -> SwiftType {
    guard case .named(let parts) = type, parts.count == 1, parts[0].arguments.isEmpty,
      let alias = aliases[parts[0].name]
    else { return type }
    return resolved(alias)
  }

  /// The protocols behind an alias such as `typealias Both = One & Other`; nil if it is none.
  func composition(named name: String) -> [String]? {
    switch aliases[name].map(resolved) {
    case .composition(let types)?: types.flatMap(\.names).flatMap { composition(named: $0) ?? [$0] }
    case let type?: type.names.allSatisfy { protocols[$0] != nil } ? type.names : nil
    case nil: nil
    }
  }

  /// Whether the name is surely that of a protocol.
  func isProtocol(_ name: String) -> Bool {
    types[name] == nil && (protocols[name] != nil || Self.common[name] != nil)
  }

  /// The protocol of that name, the nearest to `file` where there are several; nil if there is none.
  func `protocol`(named name: String, near file: String) -> ProtocolDeclaration? {
    let found = protocols[name] ?? []
    return found.first { $0.file == file } ?? (found.count == 1 ? found[0] : nil)
  }

  private func isEquatable(named name: String) -> Bool {
    types[name] == nil && protocols[name] == nil
      ? Self.equatable.contains(name) : isDeclaredEquatable(name)
  }

  private func isDeclaredEquatable(_ name: String) -> Bool {
    guard let found = types[name], protocols[name] == nil else { return false }
    let declared = found.filter { $0.kind != .extension }
    guard !declared.isEmpty else { return false }
    let isExtended =
      declared.count == 1
      && found.contains { !$0.isConditional && $0.kind == .extension && isEquatable($0) }
    return isExtended || declared.allSatisfy(isEquatable)
  }

  private func isEquatable(_ type: DeclaredType) -> Bool {
    if case .alias = type.kind { return aliases[type.name].map(isEquatable) ?? false }
    if type.kind == .enumeration, !type.hasPayload, !type.isGeneric { return true }
    return !type.isGeneric
      && type.inherited.contains { leads($0, to: ["Equatable", "Hashable", "Comparable"]) }
  }

  private func isUnsendable(named name: String) -> Bool {
    if ["Any", "AnyObject"].contains(name) { return true }
    if let type = aliases[name] { return isUnsendable(type) }
    if let found = types[name], protocols[name] == nil { return isPlainClass(found) }
    guard isProtocol(name) else { return false }
    if let isSendable = Self.common[name], protocols[name] == nil { return !isSendable }
    return !leads(name, to: ["Sendable", "Error", "Actor"])
      && protocols[name]?.contains { $0.attributes.contains { $0.hasSuffix("Actor") } } == false
  }

  /// Whether it is a class without isolation whose parents are all known not to help.
  private func isPlainClass(_ found: [DeclaredType]) -> Bool {
    found.contains { $0.kind == .class }
      && found.allSatisfy { type in
        [.class, .extension].contains(type.kind) && !type.isIsolated
          && type.inherited.allSatisfy { isProtocol($0) && isUnsendable(named: $0) }
      }
  }

  /// Whether the protocol is, or inherits, one of those names.
  private func leads(_ name: String, to goals: Set<String>, past: Set<String> = []) -> Bool {
    if goals.contains(name) { return true }
    guard !past.contains(name), let found = protocols[name], found.count == 1 else { return false }
    return found[0].inherited.contains { leads($0, to: goals, past: past.union([name])) }
  }
}
