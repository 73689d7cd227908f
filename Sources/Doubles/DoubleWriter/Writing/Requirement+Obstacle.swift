extension Requirement {
  /// Why no code can be written for it, whatever its type; nil if it can.
  func obstacle(named name: String, side: DoublePlan.Side) -> String? {
    if modifiers.contains("static") || modifiers.contains("class") {
      return "what a static member keeps, all tests share"
    }
    if Planner.ownNames.contains(name.bare) { return "the double has a `\(name.bare)` of its own" }
    if case .actor = side, modifiers.contains("nonisolated") {
      return "it is not isolated as the rest is"
    }
    return nil
  }
}
