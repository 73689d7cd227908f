extension String {
  /// The text with each control scalar, each bidirectional control and each noncharacter replaced by
  /// U+FFFD.
  ///
  /// Text from users and files is data: it must not reach a terminal as a command.
  public var shownAsData: String {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isCommand =
        scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
        || scalar.properties.isNoncharacterCodePoint
      scalars.append(isCommand ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }
}
