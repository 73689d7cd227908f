import CommandLineKit
import Foundation
import KataJudge
import KataLearner
import KataRun

extension Classroom {
  /// The class as a page: the late participants, the counts of each stage, and all steps.
  ///
  /// A participant is late after more than twice the planned `minutes`. Times are in `zone`.
  func page(
    at now: Date,
    in zone: TimeZone,
    minutes: StepMinutes,
    isWatched: Bool = false
  ) -> String {
    let late = participants.filter { isLate($0, at: now, minutes) }
    let day = now.formatted(Date.ISO8601FormatStyle(timeZone: zone).year().month().day())
    var sections = ["<p>Made on \(day) at \(CycleReport.clock(now, in: zone)).</p>"]
    if participants.isEmpty { sections.append("<p>There is no participant yet.</p>") }
    if !late.isEmpty {
      let lines = late.map { participant in
        "<b>\(participant.name.asMarkup)</b> \(participant.stage)."
          + "\(step(of: participant)?.number ?? 0), \(stay(of: participant, at: now))"
      }
      sections.append(
        "<div class=\"late\">\(Page.section("At one step for long", Page.list(lines)))</div>"
      )
    }
    if !participants.isEmpty {
      sections.append(Page.section("Stages", Page.list(shownStages.map(counts))))
      sections.append(Page.section("Participants", table(at: now, minutes)))
    }
    if !issues.isEmpty {
      sections.append(Page.section("Problems", Page.list(issues.map(\.asMarkup))))
    }
    return Page(title: "Viper Kata: the class", sections: sections, isWatched: isWatched).text
  }

  // From the stage of the first participant to that of the last.
  private var shownStages: [Stage] {
    let stages = participants.map(\.stage)
    guard let first = stages.min(), let last = stages.max() else { return [] }
    return curriculum.stages.filter { (first...last).contains($0.number) }
  }

  private func counts(of stage: Stage) -> String {
    let finished = participants.count { participant in
      participant.stage > stage.number
        || participant.stage == stage.number && participant.step == nil
    }
    let atWork = participants.count { $0.stage == stage.number && $0.step != nil }
    return "Stage \(stage.number), \(stage.title.asMarkup): \(finished) finished, \(atWork) at work"
  }

  private func table(at now: Date, _ minutes: StepMinutes) -> String {
    let stages = shownStages.map { stage in
      """
      <th class="g first" scope="colgroup" colspan="\(stage.steps.count)">Stage \(stage.number)</th>
      """
    }
    let steps = shownStages.flatMap(\.steps).map { step in
      """
      <th class="\(kind(of: step))" scope="col" title="\(step.title.asMarkup)">\(step.number)</th>
      """
    }
    let rows = participants.map { participant in
      """
      <th scope="row">\(participant.name.asMarkup)</th>\
      <td class="title">\(title(of: participant))</td>\
      <td class=\"for\">\(stay(of: participant, at: now))</td>
      """
        + shownStages.flatMap(\.steps).map { cell(of: $0, for: participant, at: now, minutes) }
        .joined()
    }
    return Page.table(
      "Least advanced first. ✓ done, ● at it, ! at it for long, · open",
      above: "<tr><td colspan=\"3\"></td>\(stages.joined())</tr>",
      ["Name", "Step", "For"],
      more: steps.joined(),
      rows: rows
    )
  }

  private func cell(
    of step: Step,
    for participant: Participant,
    at now: Date,
    _ minutes: StepMinutes
  ) -> String {
    let isHere = (participant.stage, participant.step) == (step.stage, step.name)
    let (look, word, sign) =
      if isHere {
        isLate(participant, at: now, minutes)
          ? (" long", "at it for long", "!") : (" now", "at it", "●")
      } else {
        participant.done.contains(step.key) ? (" done", "done", "✓") : ("", "open", "·")
      }
    return "<td class=\"\(kind(of: step))\(look)\" aria-label=\"\(word)\">\(sign)</td>"
  }

  private func kind(of step: Step) -> String { step.number == 1 ? "g first" : "g" }

  private func isLate(_ participant: Participant, at now: Date, _ minutes: StepMinutes) -> Bool {
    guard let since = participant.since, let step = step(of: participant) else { return false }
    return now.timeIntervalSince(since) > Double(2 * 60 * minutes.minutes(of: step))
  }

  private func step(of participant: Participant) -> Step? {
    participant.step.flatMap { curriculum.stage(participant.stage)?.step(named: $0) }
  }

  func stay(of participant: Participant, at now: Date) -> String {
    participant.since.map { CycleReport.time(max(0, now.timeIntervalSince($0))) } ?? ""
  }

  private func title(of participant: Participant) -> String {
    step(of: participant).map { "\($0.label) \($0.title.asMarkup)" }
      ?? place(of: participant).asMarkup
  }
}
