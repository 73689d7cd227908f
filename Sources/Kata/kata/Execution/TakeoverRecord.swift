import Foundation
import KataKit

/// The files of a takeover, kept below `.kata`, so that it can be undone and is not tried twice.
struct TakeoverRecord: Codable, Equatable, Sendable {
  /// The texts that the takeover wrote, by path.
  var texts: [String: String]
  /// The learner's texts that were in the way.
  var inTheWay: [String: String] = [:]
  /// The reason why the takeover was undone; nil if it was not.
  var reason: String?

  private static func file(of stage: Stage, in workspace: Workspace) -> URL {
    workspace.root.appending(path: "\(LearnerFolder.path)/takeover-\(stage.number).json")
  }

  /// Loads the record; nil if there is none.
  init?(of stage: Stage, in workspace: Workspace) {
    guard
      let data = try? Data(contentsOf: Self.file(of: stage, in: workspace)),
      let record = try? JSONDecoder().decode(TakeoverRecord.self, from: data)
    else { return nil }
    self = record
  }

  init(texts: [String: String], inTheWay: [String: String]) {
    self.texts = texts
    self.inTheWay = inTheWay
  }

  /// Saves the record.
  ///
  /// - Throws: Foundation's error if the file cannot be written.
  func save(of stage: Stage, in workspace: Workspace) throws {
    try LearnerFolder.make(in: workspace.root)
    try JSONEncoder().encode(self)
      .write(to: Self.file(of: stage, in: workspace), options: .atomic)
  }
}
