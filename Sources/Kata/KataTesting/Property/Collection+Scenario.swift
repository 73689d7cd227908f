extension Collection {
  /// The texts of the first four elements, and their count if there are more.
  package func shownInScenario(_ text: (Element) -> String) -> String {
    (prefix(4).map(text) + (count > 4 ? ["… \(count) in all"] : [])).joined(separator: ", ")
  }
}
