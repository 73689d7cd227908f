/// The generic parameters of a function, and the types as which their values are kept.
struct Generics {
  /// Their names.
  let names: Set<String>
  /// The known facts about their values.
  let placeholders: [String: KnownTypes.Placeholder]
  private let erasures: [String: SwiftType]

  /// Reads `T: P, U where U: Q`.
  init(_ member: Requirement.Member, known: KnownTypes) {
    var bounds: [String: [SwiftType]] = [:]
    for (name, bound) in Cursor.parameters(in: member.generics ?? "") {
      bounds[name] = [bound].compactMap(\.self)
    }
    names = Set(bounds.keys)
    placeholders = bounds.mapValues { _ in KnownTypes.Placeholder() }
    for condition in (member.conditions ?? "").split(separator: ",") {
      var cursor = Cursor(Tokens.of(String(condition)))
      guard let name = try? cursor.word("a name"), cursor.take(":"), let bound = try? cursor.type()
      else { continue }
      bounds[name]?.append(bound)
    }
    erasures = bounds.mapValues { bounds in
      let protocols = bounds.flatMap(\.names)
      guard !protocols.isEmpty, protocols.allSatisfy(known.isProtocol) else {
        return .named([.init(name: "Any")])
      }
      return .existential(.composition(protocols.map { .named([.init(name: $0)]) }))
    }
  }

  /// The type as a `Call` keeps it; nil if a generic parameter is where it cannot be erased.
  func erased(_ type: SwiftType) -> SwiftType? {
    switch type {
    case .named(let parts) where parts.count == 1 && parts[0].arguments.isEmpty:
      return erasures[parts[0].name] ?? type
    case .optional(let wrapped): return erased(wrapped).map(SwiftType.optional)
    case .array(let element): return erased(element).map(SwiftType.array)
    case .metatype(let wrapped, let suffix):
      return !occur(in: wrapped) ? type : .metatype(.named([.init(name: "Any")]), suffix: suffix)
    case .opaque(let bound):
      return occur(in: bound) ? nil : .existential(bound)
    default: return occur(in: type) ? nil : type
    }
  }

  /// Whether one of them, or a `some` without a name, is anywhere in the type.
  func occur(in type: SwiftType) -> Bool {
    !names.isDisjoint(with: type.words) || type.description.split { !$0.isLetter }.contains("some")
  }
}
