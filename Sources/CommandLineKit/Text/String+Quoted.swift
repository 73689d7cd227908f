extension String {
  /// The text as one word of a shell.
  package var quoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
