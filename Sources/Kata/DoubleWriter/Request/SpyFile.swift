import KataKit

/// A file of a double or of a helper.
public struct SpyFile: Equatable, Sendable {
  /// Its name, such as `ListViewSpy.swift`.
  public var name: String
  /// All of it, without the line that tells its origin.
  public var text: String
  /// The kit's text of it; nil for a spy or a mock.
  public var source: String?

  /// Creates a file as it is.
  public init(name: String, text: String, source: String? = nil) {
    self.name = name
    self.text = text
    self.source = source
  }

  /// The same without `public`, for a folder where nothing else is.
  var internalized: SpyFile {
    SpyFile(name: name, text: text.withoutPublic, source: source)
  }
}
