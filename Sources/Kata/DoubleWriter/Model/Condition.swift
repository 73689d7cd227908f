/// A branch of an `#if`, as code would ask for it alone.
struct Condition: Equatable, Hashable, Sendable {
  /// Such as `DEBUG` or `!(DEBUG) && os(iOS)`.
  var text: String
}
