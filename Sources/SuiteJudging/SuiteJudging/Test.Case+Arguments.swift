import Testing

extension Test.Case {
  /// The arguments of this call as a reader knows them; nil if the test takes none.
  ///
  /// Swift Testing prints them but has no public name for them, so they are found by reflection. If
  /// a version stores them in another way, only this text is missing.
  package var argumentText: String? {
    guard isParameterized else { return nil }
    let values = Mirror(reflecting: self).first("arguments", within: 3).map { list in
      list.children.compactMap { Mirror(reflecting: $0.value).descendant("value") }
    }
    guard let values, !values.isEmpty else { return nil }
    let text = values.map { String(describingForTest: $0) }.joined(separator: ", ")
    return text.count > 200 ? "\(text.prefix(199))…" : text
  }
}

extension Mirror {
  fileprivate func first(_ label: String, within levels: Int) -> Mirror? {
    guard levels > 0 else { return nil }
    for child in children {
      let mirror = Mirror(reflecting: child.value)
      if child.label == label { return mirror }
      if let found = mirror.first(label, within: levels - 1) { return found }
    }
    return nil
  }
}
