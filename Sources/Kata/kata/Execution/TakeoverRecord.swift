import Foundation
import KataKit

/// What a takeover wrote, kept below `.kata`, so that it can be given up and is not tried twice.
struct TakeoverRecord: Codable, Equatable, Sendable {
  /// The texts that it wrote, by path.
  var texts: [String: String]
  /// The texts of the learner's that stood in the way.
  var inTheWay: [String: String] = [:]
  /// Why it was given up; nil if it was not.
  var reason: String?

  private static func file(of stage: Stage, in workspace: Workspace) -> URL {
    workspace.root.appending(path: "\(LearnerFolder.path)/takeover-\(stage.number).json")
  }

  /// Loads it; nil if there is none.
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

  /// Keeps it.
  ///
  /// - Throws: Foundation's error if the file cannot be written.
  func save(of stage: Stage, in workspace: Workspace) throws {
    try LearnerFolder.make(in: workspace.root)
    try JSONEncoder().encode(self)
      .write(to: Self.file(of: stage, in: workspace), options: .atomic)
  }
}
