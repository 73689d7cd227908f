import Foundation
import KataCore

/// One save of the learner's: the whole texts of the learner's stage, and its verdict.
package struct Save: Codable, Equatable, Sendable {
  package var time: Date
  /// The run that judged the texts; nil if a command kept or wrote them.
  package var run: JournalEntry?
  /// The command that kept the texts because it replaced them.
  package var keptBy: String?
  /// The lines of the board about the first failure; nil if there is none.
  package var message: String?
  /// The progress before that command changed it.
  package var progress: LearnerProgress?
  private var texts: [String: String]
  // Files that are not UTF-8.
  private var others: [String: Data]?

  package init(
    of sources: Sources,
    run: JournalEntry? = nil,
    keptBy command: String? = nil,
    message: String? = nil,
    progress: LearnerProgress? = nil,
    time: Date = .now
  ) {
    self.time = time
    self.run = run
    keptBy = command
    self.message = message
    self.progress = progress
    texts = sources.files.compactMapValues { String(data: $0, encoding: .utf8) }
    let others = sources.files.filter { texts[$0.key] == nil }
    self.others = others.isEmpty ? nil : others
  }

  /// The contents of the files, by their paths in the package.
  package var contents: [String: Data] {
    texts.mapValues { Data($0.utf8) }.merging(others ?? [:]) { $1 }
  }

  /// Whether every step up to the learner's was done.
  package var isGreen: Bool { run?.kind == .green || run?.kind == .tidied }

  /// The contents of the files of a stage; empty if it has none.
  package func contents(of stage: Stage) -> [String: Data] {
    Sources(files: contents).below(stage).files
  }

  /// Whether each file is a Swift file of a stage: a damaged or a foreign save may name any file.
  var isOfExercises: Bool {
    contents.keys.allSatisfy { path in
      let names = path.split(separator: "/", omittingEmptySubsequences: false)
      return names.count > 2 && names[0] == "Exercises" && path.hasSuffix(".swift")
        && !names.contains { $0.isEmpty || $0.hasPrefix(".") }
    }
  }
}

extension Date {
  /// Hours and minutes, as `14:32`.
  package func clock(in zone: TimeZone) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: zone).time(includingFractionalSeconds: false)
    return String(formatted(style).prefix(5))
  }
}
