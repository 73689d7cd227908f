import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner

/// A table of the participants and their steps, with the read errors below it.
struct Classroom: Sendable {
  /// The readable participants, least advanced first.
  let participants: [Participant]
  /// The problems of the unreadable ones, one sentence each.
  let issues: [String]

  // The names are a participant's; one of them must not make every row wide.
  private static let widestCell = 30
  private static let widestRow = 80

  let curriculum: Curriculum
  /// The plan of the workshop; nil if every step counts.
  let agenda: Agenda?

  /// Reads the working copies and files at these places.
  init(at places: [URL], in curriculum: Curriculum, agenda: Agenda? = nil) {
    var participants: [Participant] = []
    var issues: [String] = []
    for place in places {
      do {
        participants.append(try Participant(at: place, in: curriculum))
      } catch {
        issues.append("\(error)")
      }
    }
    self.init(participants, issues: issues, in: curriculum, agenda: agenda)
  }

  init(
    _ participants: [Participant],
    issues: [String] = [],
    in curriculum: Curriculum,
    agenda: Agenda? = nil
  ) {
    self.curriculum = curriculum
    self.agenda = agenda
    self.participants = participants.sorted { left, right in
      let pair = [left, right].map { (max(0, $0.stage), curriculum.step(withKey: $0.key)?.number) }
      let (first, second) = (pair[0], pair[1])
      return (first.0, first.1 ?? .max, left.since ?? .distantFuture, left.name)
        < (second.0, second.1 ?? .max, right.since ?? .distantFuture, right.name)
    }
    self.issues =
      issues
      + self.participants.compactMap { participant in
        participant.notice.map { "\(participant.name): \($0)" }
      }
  }

  /// The people who need help, the table and the issues at this time, without a trailing line end.
  func text(at now: Date) -> String {
    let rows = participants.map { participant in
      [participant.name.shownAsData, place(of: participant), stay(of: participant, at: now)]
        .map { $0.cut(to: Self.widestCell) } + [missed(by: participant) ?? ""]
    }
    let all = [["name", "step", "for", "faults that their tests miss"]] + rows
    let widths = (0..<3).map { column in all.map { $0[column].displayWidth }.max() ?? 0 }
    let table = all.map { row in
      zip(row, widths + [0]).map { $0.padded(to: $1) }
        .joined(separator: "  ").replacing(/\s+$/, with: "").cut(to: Self.widestRow)
    }
    let help = help(at: now).flatMap { kind, people in
      let rows = people.map { name, words in
        [name, words].filter { !$0.isEmpty }.map { "  \($0)" }.joined().shownAsData
          .cut(to: Self.widestRow)
      }
      return [kind.rawValue.uppercased()] + rows + [""]
    }
    let lines = issues.map { issue in
      HangingLine(issue.shownAsData.asProblem, hang: 9).wrapped(to: Self.widestRow)
    }
    if participants.isEmpty { return lines.joined(separator: "\n") }
    return (help + table + (lines.isEmpty ? [] : [""] + lines)).joined(separator: "\n")
  }

  func place(of participant: Participant) -> String {
    if participant.stage == 0 { return participant.isNotJudged ? "not judged" : "not begun" }
    if agenda != nil, isDone(participant) { return "done" }
    guard let step = participant.step else { return "\(participant.stage) done" }
    // A step of another version of the kit has a name, but no number here.
    let number = self.step(of: participant).map { "\($0.number)" } ?? "?"
    return "\(participant.stage).\(number) \(step.shownAsData)"
  }

  func step(of participant: Participant) -> Step? {
    curriculum.step(withKey: participant.key)
  }

  func stay(of participant: Participant, at now: Date) -> String {
    // A participant who has finished the agenda is late at no step.
    agenda != nil && isDone(participant) ? "" : time(since: participant.since, at: now)
  }

  func time(since time: Date?, at now: Date) -> String {
    time.map { CycleReport.time(max(0, now.timeIntervalSince($0))) } ?? ""
  }
}
