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

  /// The same without `public`, for a folder where nothing else is.
  var internalized: SpyFile {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isComment = line.trimmingPrefix { $0 == " " }.hasPrefix("//")
      return isComment ? String(line) : String(line.replacing(#/\bpublic\s/#, with: ""))
    }
    return SpyFile(name: name, text: lines.joined(separator: "\n"))
  }
}
