/// A Swift file to write into an engineer's project.
public struct DoubleFile: Equatable, Sendable {
  /// Its name, such as `ListViewSpy.swift`.
  public var name: String
  /// Its text, without the line with its origin.
  public var text: String
  /// The kit's text of the same file; nil for a spy or a mock of the engineer's own protocol.
  public var source: String?
  /// The options that its text does not show, as on a command line.
  var options = ""
  /// The members that a person writes.
  var notes: [ByHandNote] = []
  var isPublic = false

  /// Creates a file.
  public init(name: String, text: String, source: String? = nil) {
    self.name = name
    self.text = text
    self.source = source
  }

  /// The same file without `public`, for a module in which nothing else is public.
  var internalized: DoubleFile {
    var file = self
    file.text = text.withoutPublic
    return file
  }

  var origin: Origin { Origin(name: name, options: options, source: source, copy: text) }
}
