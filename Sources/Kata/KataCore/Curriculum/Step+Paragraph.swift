extension Step {
  /// The title with the kind of the step, as in the Guide.
  package var guideTitle: String {
    let mark =
      isYours ? " (Yours.)" : kind == .outer ? " (Outer.)" : mayArriveGreen ? " (Guard.)" : ""
    return "\(title).\(mark)"
  }

  /// Its paragraph of the Guide in one line, and what is left open.
  ///
  /// It has no Markdown except the code marks, so that code is visible.
  package var paragraph: String {
    let end = open.map { " Not specified: \($0)" } ?? ""
    // Links become their text, and emphasis loses its marks.
    return "\(guideTitle) \(why)\(end)".replacing(/\[([^\]]+)\]\([^)]*\)/) { String($0.1) }
      .replacing(/\*+([^*]+)\*+/) { String($0.1) }
  }
}
