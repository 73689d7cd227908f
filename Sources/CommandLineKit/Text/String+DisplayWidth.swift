extension StringProtocol {
  /// The number of columns of the text on a terminal: wide characters two, combining ones none.
  ///
  /// It uses the Unicode properties of Swift and `EastAsianWide`. Scalars of ambiguous width count
  /// as narrow. Control characters count as zero; a view replaces them first.
  public var displayWidth: Int {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  // An emoji is one picture, even a flag, one with a skin tone, or one joined from several.
  fileprivate var displayWidth: Int {
    isShownAsEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  private var isShownAsEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    let selector = unicodeScalars.dropFirst().first?.value
    if selector == 0xFE0E { return false }
    return first.properties.isEmojiPresentation || selector == 0xFE0F
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch value {
    // A soft hyphen is ignorable, but terminals show it.
    case 0xAD: return 1
    // Vowels and final consonants of a Hangul syllable share the columns of its first letter.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if properties.isDefaultIgnorableCodePoint { return 0 }
    return EastAsianWide.contains(self) ? 2 : 1
  }
}
