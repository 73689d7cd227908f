import CommandLineKit
import Foundation
import KataJudge
import KataLearner
import KataRun

extension Classroom {
  /// The class as a page: who needs help, all steps, and the last hour.
  ///
  /// Times are in `zone`.
  func page(at now: Date, in zone: TimeZone, isWatched: Bool = false) -> String {
    let day = now.formatted(Date.ISO8601FormatStyle(timeZone: zone).year().month().day())
    var sections = ["<p>Made on \(day) at \(CycleReport.clock(now, in: zone)).</p>"]
    if participants.isEmpty { sections.append("<p>There is no participant yet.</p>") }
    sections += help(at: now).map { kind, people in
      let lines = people.map { "<b>\($0.name.asMarkup)</b> \($0.words.asMarkup)" }
      return "<div class=\"late\">\(Page.section(kind.rawValue, Page.list(lines)))</div>"
    }
    if !participants.isEmpty {
      sections.append(Page.section("Participants", table(at: now)))
      sections.append(Page.section("The last 60 minutes", lights(at: now, in: zone)))
    }
    if !issues.isEmpty {
      sections.append(Page.section("Problems", Page.list(issues.map(\.asMarkup))))
    }
    return Page(title: "Viper Kata: the class", sections: sections, isWatched: isWatched).text
  }

  // The steps of the agenda, or those that a participant has reached.
  private var shownStages: [(stage: Stage, steps: [Step])] {
    let reached = Set(participants.flatMap { $0.done + [step(of: $0)?.key].compactMap(\.self) })
    return curriculum.stages.map { stage in
      (stage, stage.steps.filter { agenda?.contains($0) ?? reached.contains($0.key) })
    }
    .filter { !$0.steps.isEmpty }
  }

  private func table(at now: Date) -> String {
    let stages = shownStages.map { stage, steps in
      """
      <th class="g first" scope="colgroup" colspan="\(steps.count)">Stage \(stage.number)</th>
      """
    }
    let shown = shownStages.flatMap(\.steps)
    let steps = shown.map { step in
      """
      <th class="\(kind(of: step))" scope="col" title="\(step.title.asMarkup)">\(step.number)</th>
      """
    }
    let rows = participants.map { participant in
      """
      <th scope="row">\(participant.name.asMarkup)</th>\
      <td class="title">\(title(of: participant))</td>\
      <td class="for">\(stay(of: participant, at: now))</td>\
      <td class="for">\(lastRun(of: participant, at: now))</td>
      """
        + shown.map { cell(of: $0, for: participant, at: now) }.joined()
    }
    return Page.table(
      "Least advanced first. ✓ done, ● at it, ! needs help, · open",
      above: "<tr><td colspan=\"4\"></td>\(stages.joined())</tr>",
      ["Name", "Step", "For", "Last run"],
      more: steps.joined(),
      rows: rows
    )
  }

  private func cell(
    of step: Step,
    for participant: Participant,
    at now: Date
  ) -> String {
    let isHere = !isDone(participant) && self.step(of: participant) == step
    let (look, word, sign) =
      if isHere {
        need(of: participant, at: now) == nil
          ? (" now", "at it", "●") : (" long", "needs help", "!")
      } else {
        participant.done.contains(step.key) ? (" done", "done", "✓") : ("", "open", "·")
      }
    return "<td class=\"\(kind(of: step))\(look)\" aria-label=\"\(word)\">\(sign)</td>"
  }

  private func kind(of step: Step) -> String {
    shownStages.contains { $0.steps.first == step } ? "g first" : "g"
  }

  // A line for each participant with a light for each run.
  private func lights(at now: Date, in zone: TimeZone) -> String {
    let lines = participants.map { participant in
      let lights = CycleReport(of: participant.runs).lights(from: now - 3_600, to: now, in: zone)
      return "<b>\(participant.name.asMarkup)</b>\(lights)"
    }
    return "<div class=\"lanes hour\">\n\(lines.joined(separator: "\n"))\n</div>"
  }

  func step(of participant: Participant) -> Step? {
    curriculum.step(withKey: participant.key)
  }

  func stay(of participant: Participant, at now: Date) -> String {
    // A participant who has finished the agenda is late at no step.
    guard agenda == nil || !isDone(participant) else { return "" }
    return participant.since.map { CycleReport.time(max(0, now.timeIntervalSince($0))) } ?? ""
  }

  private func lastRun(of participant: Participant, at now: Date) -> String {
    participant.runs.last.map { CycleReport.time(max(0, now.timeIntervalSince($0.time))) } ?? ""
  }

  private func title(of participant: Participant) -> String {
    (isDone(participant) ? nil : step(of: participant)).map { "\($0.label) \($0.title.asMarkup)" }
      ?? place(of: participant).asMarkup
  }
}
