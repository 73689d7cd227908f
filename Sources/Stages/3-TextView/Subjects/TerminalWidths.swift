/// Ways to measure the width of a text; terminals differ, so the view must ask its output.
package enum TerminalWidths: CaseIterable {
  /// Each character takes a column.
  case characters
  /// A wide character takes two columns.
  case wide
  /// Each scalar has its own columns, even if other terminals join it with the next.
  case scalars
  /// An f shares a column with an i or "…" behind it, so the widths of parts do not add up.
  case ligatures

  // Called hundreds of thousands of times: plain loops are fast even without optimization.
  package func width(of text: String) -> Int {
    var width = 0
    switch self {
    case .characters: width = text.count
    case .wide: for character in text { width += Self.width(character.unicodeScalars) }
    case .scalars: for scalar in text.unicodeScalars { width += Self.width(scalar.value) }
    case .ligatures:
      width = text.count
      var isBehindF = false
      for byte in text.utf8 {
        if isBehindF, byte == 0x69 || byte == 0xE2 { width -= 1 }
        isBehindF = byte == 0x66
      }
    }
    return width
  }

  // A character is as wide as its first scalar.
  private static func width(_ scalars: Character.UnicodeScalarView) -> Int {
    for scalar in scalars { return width(scalar.value) }
    return 0
  }

  private static func width(_ scalar: UInt32) -> Int {
    if scalar < 0x7F { return scalar < 0x20 ? 0 : 1 }
    if scalar < 0xA0 { return 0 }
    if scalar < 0x1100 { return scalar >= 0x300 && scalar < 0x370 ? 0 : 1 }
    if scalar == 0x200D || scalar == 0xFE0F { return 0 }
    // Some terminals show East Asian ambiguous characters, such as the ellipsis, in two columns.
    if scalar == 0x2026 { return 2 }
    if scalar < 0x2E80 || scalar == 0xFFFD { return 1 }
    return scalar >= 0x1F1E6 && scalar <= 0x1F1FF ? 1 : 2
  }
}
