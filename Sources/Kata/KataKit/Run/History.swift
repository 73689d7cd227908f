import Foundation

/// A stage's file after each step, as one who solves it with the suites would have it.
public struct History: Sendable {
  private let stage: Stage

  /// The history of a stage.
  public init(of stage: Stage) {
    self.stage = stage
  }

  /// The file before the first step.
  public var starter: String {
    get throws { try text(after: 0) }
  }

  /// The file after the step with this number; 0 is the starter.
  ///
  /// - Throws: `HistoryError` if the kit's copy is missing.
  public func text(after step: Int) throws -> String {
    let name = step < 10 ? "0\(step).swift" : "\(step).swift"
    guard
      let file = Bundle.module.url(
        forResource: name,
        withExtension: "txt",
        subdirectory: "History/\(stage.folder)"
      )
    else { throw HistoryError.missing(stage, step: step) }
    return try String(contentsOf: file, encoding: .utf8)
  }
}

/// A text of the history that the kit should carry and does not.
public enum HistoryError: Error, Equatable, CustomStringConvertible {
  case missing(Stage, step: Int)

  public var description: String {
    switch self {
    case .missing(let stage, let step):
      """
      The kit has no text for stage \(stage.number) after step \(step). Build it anew: \
      swift package clean, then swift build.
      """
    }
  }
}
