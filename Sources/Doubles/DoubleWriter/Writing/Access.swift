/// The access of a double and its members.
enum Access: String, Sendable {
  case `public`
  case package
  case `internal`

  /// The word with a blank in front of a declaration; nothing for `internal`.
  var prefix: String { self == .internal ? "" : "\(rawValue) " }
}
