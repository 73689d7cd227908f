import CommandLineKit
import Foundation
import KataJudge
import KataLearner
import KataRun

/// A table of the participants and their steps, with the read errors below it.
struct Classroom: Sendable {
  /// The readable participants, least advanced first.
  let participants: [Participant]
  /// The problems of the unreadable ones, one sentence each.
  let issues: [String]

  // The names are a participant's; one of them must not make every row wide.
  private static let widestCell = 60

  let curriculum: Curriculum

  /// Reads the working copies and files at these places.
  init(at places: [URL], in curriculum: Curriculum) {
    var participants: [Participant] = []
    var issues: [String] = []
    for place in places {
      do {
        participants.append(try Participant(at: place, in: curriculum))
      } catch {
        issues.append("\(error)")
      }
    }
    self.init(participants, issues: issues, in: curriculum)
  }

  init(
    _ participants: [Participant],
    issues: [String] = [],
    in curriculum: Curriculum
  ) {
    self.curriculum = curriculum
    self.participants = participants.sorted { left, right in
      let places = [left, right].map { (max(0, $0.stage), Self.number(of: $0, in: curriculum)) }
      let (first, second) = (places[0], places[1])
      return (first.0, first.1 ?? .max, left.since ?? .distantFuture, left.name)
        < (second.0, second.1 ?? .max, right.since ?? .distantFuture, right.name)
    }
    self.issues =
      issues
      + self.participants.compactMap { participant in
        participant.notice.map { "\(participant.name): \($0)" }
      }
  }

  /// The table and the issues at this time, without a trailing line end.
  func text(at now: Date) -> String {
    let rows =
      [["name", "step", "for", "faults that their tests miss"]]
      + participants.map { participant in
        [
          participant.name.shownAsData, place(of: participant),
          stay(of: participant, at: now),
          participant.missedFaults.map(\.shownAsData).joined(separator: " "),
        ].enumerated().map { $0 < 3 ? String($1.prefix(Self.widestCell)) : $1 }
      }
    let widths = (0..<3).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    let table = rows.map { row in
      zip(row, widths + [0]).map { $0.padded(to: $1) }
        .joined(separator: "  ").replacing(/\s+$/, with: "")
    }
    let lines = issues.map(\.shownAsData.asProblem)
    if participants.isEmpty { return lines.joined(separator: "\n") }
    return (table + (lines.isEmpty ? [] : [""] + lines)).joined(separator: "\n")
  }

  // A step of another version of the kit has a name, but no number here.
  static func number(of participant: Participant, in curriculum: Curriculum) -> Int? {
    curriculum.stage(participant.stage)?.steps.first { $0.name == participant.step }?.number
  }

  func place(of participant: Participant) -> String {
    guard let step = participant.step else { return "\(participant.stage) done" }
    let number = Self.number(of: participant, in: curriculum).map(String.init) ?? "?"
    return "\(participant.stage).\(number) \(step.shownAsData)"
  }
}
