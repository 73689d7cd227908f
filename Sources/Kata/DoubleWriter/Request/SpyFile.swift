/// A file of a double or of a helper.
public struct SpyFile: Equatable, Sendable {
  /// Its name, such as `ListViewSpy.swift`.
  public var name: String
  /// All of it, without the line that tells its origin.
  public var text: String

  /// Creates a file as it is.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
