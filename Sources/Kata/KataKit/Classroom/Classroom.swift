import Foundation

/// Where everybody is: one table, and what could not be read below it.
public struct Classroom: Sendable {
  /// Who could be read, in the order of the table: who has come least far first.
  public let participants: [Participant]
  /// What is wrong with the others, one sentence each.
  public let problems: [String]

  /// Reads the working copies and files at these places.
  public init(at places: [URL]) {
    var participants: [Participant] = []
    var problems: [String] = []
    for place in places {
      do {
        participants.append(try Participant(at: place))
      } catch {
        problems.append("\(error)")
      }
    }
    self.init(participants, problems: problems)
  }

  /// Creates a classroom of people who were read already.
  public init(_ participants: [Participant], problems: [String] = []) {
    self.participants = participants.sorted { left, right in
      (Self.rank(left), left.since ?? .distantFuture, left.name)
        < (Self.rank(right), right.since ?? .distantFuture, right.name)
    }
    self.problems =
      problems
      + self.participants.compactMap { participant in
        participant.notice.map { "\(participant.name): \($0)" }
      }
  }

  /// The table and the problems at this time, without a line end at the end.
  public func text(at now: Date) -> String {
    let rows =
      [["who", "step", "for", "faults that their tests miss"]]
      + participants.map { participant in
        [
          participant.name.shownAsData, Self.place(of: participant),
          participant.since.map { Rhythm.time(max(0, now.timeIntervalSince($0))) } ?? "",
          participant.missedFaults.map(\.shownAsData).joined(separator: " "),
        ]
      }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let table = rows.map { row in
      zip(row, widths + [0]).map { cell, width in
        cell + String(repeating: " ", count: max(0, width - cell.count))
      }
      .joined(separator: "  ")
      .replacing(/\ +$/, with: "")
    }
    let lines = problems.map { "PROBLEM  \($0.shownAsData)" }
    if participants.isEmpty { return lines.joined(separator: "\n") }
    return (table + (lines.isEmpty ? [] : [""] + lines)).joined(separator: "\n")
  }

  private static func rank(_ participant: Participant) -> Int {
    participant.stage.clamped(to: 0...1_000) * 1_000 + (number(of: participant) ?? 999)
  }

  // A step of another version of the kit has a name, and no number here.
  private static func number(of participant: Participant) -> Int? {
    Stage(rawValue: participant.stage).flatMap { stage in
      Catalogue.steps(of: stage).first { $0.name == participant.step }?.number
    }
  }

  private static func place(of participant: Participant) -> String {
    guard let step = participant.step else { return "\(participant.stage) done" }
    return "\(participant.stage).\(number(of: participant).map(String.init) ?? "?") "
      + step.shownAsData
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
