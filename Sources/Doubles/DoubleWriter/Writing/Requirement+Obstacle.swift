extension Requirement {
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// `static `, `nonisolated ` or nothing.
  func modifier(on side: DoublePlan.Side) -> String {
    let isFree = side == .ownActor && modifiers.contains("nonisolated")
    return isStatic ? "static " : isFree ? "nonisolated " : ""
  }

  /// The reason why no code can be written for it, whatever its type; nil if code can be written.
  func obstacle(named name: String, context: DraftContext) -> String? {
    if isStatic, !context.isForTasks { return "all tests would share what a static member keeps" }
    let isOwn = context.isForTasks && name == "current" || context.ownNames.contains(name.bare)
    if isOwn, !hasLabelOfItsOwn(context) { return "the double has a `\(name.bare)` of its own" }
    if case .actor = context.side, modifiers.contains(where: { $0.hasPrefix("nonisolated") }) {
      return "it is not isolated as the rest is"
    }
    return nil
  }

  /// Whether its calls differ from those of the double's own functions by their first label.
  private func hasLabelOfItsOwn(_ context: DraftContext) -> Bool {
    guard let member, member.kind == .function, let first = member.parameters.first,
      DraftContext.ownFunctions.contains(member.name),
      !["_", "ignoring", "from", "fileID", "line"].contains(first.label)
    else { return false }
    // Without its label, a closure behind the call is `verify { … }`.
    let isClosure =
      first.type.marks.contains("@escaping") || context.known.function(first.type) != nil
    return member.parameters.count > 1 || !isClosure
  }
}
