import CommandLineKit
import Foundation
import KataCore
import KataLearner

extension Classroom {
  /// The reasons why a participant needs the instructor; the first that applies counts.
  enum Need: String, CaseIterable {
    case notJudged = "Not judged"
    case notBegun = "Not begun"
    case idle = "No run for ten minutes"
    case broken = "Does not build"
    case ownTest = "Own test missing, wrong or too weak"
    case late = "At one step for long"
  }

  /// The reason why a participant needs help, and its age in seconds if it has one; nil if they need
  /// none.
  func need(of participant: Participant, at now: Date) -> (kind: Need, seconds: Double?)? {
    guard !isDone(participant) else { return nil }
    if participant.stage == 0 { return (participant.isNotJudged ? .notJudged : .notBegun, nil) }
    let runs = participant.runs.reversed()
    let awaited = runs.filter { $0.kind != .buildFailed }
      .prefix { $0.ownTest == .awaited && $0.step == participant.step }
    let step = step(of: participant)
    let planned = step.flatMap { agenda?.minutes[$0.key] ?? $0.minutes.max() } ?? .max
    let reasons: [(kind: Need, since: Date?, minutes: Int)] = [
      (.idle, runs.first?.time, 10),
      (.broken, runs.prefix { $0.kind == .buildFailed }.last?.time, 5),
      (.ownTest, awaited.last?.time, 5),
      (.late, step == nil ? nil : participant.since, planned > 5 ? 10 : 2 * planned),
    ]
    for reason in reasons {
      let age = reason.since.map { now.timeIntervalSince($0) } ?? 0
      if age > Double(60 * reason.minutes) { return (reason.kind, age) }
    }
    return nil
  }

  /// Whether every step of the agenda is done; without an agenda, every step of the stage.
  func isDone(_ participant: Participant) -> Bool {
    guard let agenda else { return participant.stage > 0 && participant.step == nil }
    let isGreen = [.green, .tidied].contains(participant.runs.last?.kind)
    let isAtIt = step(of: participant).map(agenda.contains) ?? false
    return (isGreen || !isAtIt) && agenda.minutes.keys.allSatisfy(participant.done.contains)
  }

  /// The names of those who need help, by kind, each with words about the step and the fault.
  func help(at now: Date) -> [(kind: Need, people: [(name: String, words: String)])] {
    let needs = participants.map { ($0, need(of: $0, at: now)) }
    return Need.allCases.compactMap { kind in
      let people = needs.compactMap { participant, need -> (name: String, words: String)? in
        guard let need, need.kind == kind else { return nil }
        let hints = participant.hints
        let isAtAStep = participant.stage > 0
        let words = [
          isAtAStep ? step(of: participant)?.label ?? place(of: participant) : participant.notice,
          need.seconds.map(CycleReport.time),
          hints == 0 ? nil : "\(hints) \(hints == 1 ? "hint" : "hints")",
          missed(by: participant).map { "misses: \($0)" },
        ]
        return (participant.name, words.compactMap(\.self).joined(separator: ", "))
      }
      return people.isEmpty ? nil : (kind, people)
    }
  }

  /// The first fault that the tests of a participant miss, and the number of the others.
  func missed(by participant: Participant) -> String? {
    guard let first = participant.missedFaults.first else { return nil }
    let others = participant.missedFaults.count - 1
    return first.shownAsData.cut(to: 60) + (others > 0 ? " (+\(others))" : "")
  }
}

extension String {
  /// The text with at most so many columns; an ellipsis stands for the rest.
  func cut(to columns: Int) -> String {
    guard displayWidth > columns else { return self }
    var text = prefix(columns - 1)
    while text.displayWidth >= columns { text.removeLast() }
    return text + "…"
  }
}
