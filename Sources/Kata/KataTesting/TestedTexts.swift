import Foundation

/// The learner's texts at the first run of each build, by path.
///
/// SwiftPM compares whole seconds, so it misses a second save in one second. The time of the
/// compiled file is the same then, but the text differs.
package struct TestedTexts: Codable, Equatable, Sendable {
  private struct Entry: Codable, Equatable {
    var content: Data
    var compiled: Date
  }

  private var entries: [String: Entry] = [:]

  package init() {}

  /// Loads them; without a file, no text is known.
  init(from file: URL) {
    let data = try? Data(contentsOf: file)
    self = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
  }

  /// Adds the present text of a file; false if the compiled code is from another text.
  package mutating func take(_ content: Data, of path: String, compiled: Date) -> Bool {
    if let known = entries[path], known.compiled == compiled { return known.content == content }
    entries[path] = Entry(content: content, compiled: compiled)
    return true
  }

  /// Saves them; without them the next run has less information, but no wrong one.
  func save(to file: URL) {
    try? JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}
