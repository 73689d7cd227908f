extension Requirement {
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// `static `, `nonisolated ` or nothing.
  func modifier(on side: DoublePlan.Side) -> String {
    let isFree = side == .ownActor && modifiers.contains("nonisolated")
    return isStatic ? "static " : isFree ? "nonisolated " : ""
  }

  /// The reason why no code can be written for it, whatever its type; nil if code can be written.
  func obstacle(in context: DraftContext) -> String? {
    if isStatic, !context.isForTasks { return "all tests would share what a static member keeps" }
    if case .actor = context.side, modifiers.contains(where: { $0.hasPrefix("nonisolated") }) {
      return "it is not isolated as the rest is"
    }
    return nil
  }
}
