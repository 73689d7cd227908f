import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner

extension Classroom {
  /// The class as a page: who needs help, all steps, and the last hour.
  ///
  /// Times are in `zone`.
  func page(at now: Date, in zone: TimeZone, isWatched: Bool = false) -> String {
    let day = now.formatted(Date.ISO8601FormatStyle(timeZone: zone).year().month().day())
    var sections = ["<p>Made on \(day) at \(now.clock(in: zone)).</p>"]
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
    return Page.text(titled: "Viper Kata: the class", sections, isWatched: isWatched)
  }

  // The columns are the steps of the agenda, or those that a participant has reached.
  private func table(at now: Date) -> String {
    let reached = Set(participants.flatMap { $0.done + [step(of: $0)?.key].compactMap(\.self) })
    let stages = curriculum.stages.map { stage in
      stage.steps.filter { agenda?.contains($0) ?? reached.contains($0.key) }
    }
    .filter { !$0.isEmpty }
    let heads = stages.map { steps in
      """
      <th class="g first" scope="colgroup" colspan="\(steps.count)">Stage \(steps[0].stage)</th>
      """
    }
    let columns = stages.flatMap { steps in
      steps.map { (step: $0, look: $0 == steps[0] ? "g first" : "g") }
    }
    let numbers = columns.map { step, look in
      """
      <th class="\(look)" scope="col" title="\(step.title.asMarkup)">\(step.number)</th>
      """
    }
    let rows = participants.map { participant in
      let cells = columns.map { step, look in
        let cell = cell(of: step, for: participant, at: now)
        return "<td class=\"\(look)\(cell.look)\" aria-label=\"\(cell.word)\">\(cell.sign)</td>"
      }
      return """
        <th scope="row">\(participant.name.asMarkup)</th>\
        <td class="title">\(title(of: participant))</td>\
        <td class="for">\(stay(of: participant, at: now))</td>\
        <td class="for">\(time(since: participant.runs.last?.time, at: now))</td>\(cells.joined())
        """
    }
    return Page.table(
      "Least advanced first. ✓ done, ● at it, ! needs help, · open",
      above: "<tr><td colspan=\"4\"></td>\(heads.joined())</tr>",
      ["Name", "Step", "For", "Last run"],
      more: numbers.joined(),
      rows: rows
    )
  }

  private func cell(
    of step: Step,
    for participant: Participant,
    at now: Date
  ) -> (look: String, word: String, sign: String) {
    guard !isDone(participant), participant.key == step.key else {
      return participant.done.contains(step.key) ? (" done", "done", "✓") : ("", "open", "·")
    }
    return need(of: participant, at: now) == nil
      ? (" now", "at it", "●") : (" long", "needs help", "!")
  }

  // A line for each participant with a light for each run.
  private func lights(at now: Date, in zone: TimeZone) -> String {
    let lines = participants.map { participant in
      let lights = CycleReport(of: participant.runs).lights(from: now - 3_600, to: now, in: zone)
      return "<b>\(participant.name.asMarkup)</b>\(lights)"
    }
    return "<div class=\"lanes hour\">\n\(lines.joined(separator: "\n"))\n</div>"
  }

  private func title(of participant: Participant) -> String {
    (isDone(participant) ? nil : step(of: participant)).map { "\($0.label) \($0.title.asMarkup)" }
      ?? place(of: participant).asMarkup
  }
}
