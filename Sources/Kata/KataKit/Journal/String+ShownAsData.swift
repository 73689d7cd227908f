extension String {
  /// The text with each control and each bidirectional-control scalar replaced by U+FFFD.
  ///
  /// What a file says is data: nothing of it may reach a terminal as a command.
  var shownAsData: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          let isCommand =
            scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
          return isCommand ? "\u{FFFD}" : scalar
        }
      )
    )
  }
}
