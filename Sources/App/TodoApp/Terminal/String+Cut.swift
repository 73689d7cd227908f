extension String {
  /// The text, or as many of its first characters as fit into `room` columns with a `…`.
  @MainActor
  func cut(to room: Int, width: (String) -> Int) -> String {
    guard width(self) > room else { return self }
    var kept = ""
    for character in self {
      let longer = kept + String(character)
      guard width(longer + "…") <= room else { break }
      kept = longer
    }
    return kept + "…"
  }
}
