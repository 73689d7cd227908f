import CommandLineKit
import Foundation
import KataJudge
import KataLearner
import KataRun

extension CycleReport {
  private static let lanes: [(Beat, look: String, name: String)] = [
    (.red, "red", "red"), (.green, "green", "green"), (.refactor, "tidied", "tidied"),
    (.notBuilt, "broken", "did not build"), (.yours, "yours", "waits for a test"),
  ]

  /// The rhythm as a page: the figures, a picture for each session, the reds and the own tests.
  ///
  /// Times are in `zone`.
  package func page(in zone: TimeZone, curriculum: Curriculum) -> String {
    var sections = ["<p>There is no run in the journal yet. Start with: swift run kata</p>"]
    if !entries.isEmpty {
      let figures = figures(with: curriculum).map { figure in
        "<dt>\(figure.name.asMarkup)</dt><dd>\(figure.value.asMarkup)</dd>"
      }
      let pictures = sessions.map { picture(of: $0, in: zone) }
      sections = [
        "<dl>\(figures.joined())</dl>",
        "<p>\(Advice(on: self).sentence(on: self).asMarkup)</p>",
        Page.section("Red, green, tidied", pictures.joined(separator: "\n")),
        Page.section("The longest reds", table(ofRedsIn: curriculum)),
      ]
    }
    return Page(title: "Viper Kata: your rhythm", sections: sections + ownTests(in: curriculum))
      .text
  }

  // Lanes for the beats, and below them a bar for the size of each change.
  private func picture(of session: Range<Int>, in zone: TimeZone) -> String {
    let runs = entries[session]
    let times = runs.map(\.time.timeIntervalSinceReferenceDate)
    let (start, end) = (times.first ?? 0, times.last ?? 0)
    let scale = 1_000 / max(1, end - start)
    let bars = session.flatMap { index -> [String] in
      let time = times[index - session.lowerBound]
      let next = index + 1 < session.upperBound ? times[index + 1 - session.lowerBound] : time
      let x = Int(((time - start) * scale).rounded())
      let lane = Self.lanes.firstIndex { $0.0 == beats[index] } ?? 0
      let width = max(4, Int(((next - time) * scale).rounded()))
      let lines = min(38, entries[index].change.lines)
      let look = Self.lanes[lane].look
      return [
        bar(look, x: x, y: lane * 20, width: width, height: 18),
        bar("size", x: x, y: 140 - lines, width: 3, height: lines),
      ]
    }
    let counts = Self.lanes.compactMap { beat, _, name -> String? in
      let count = session.count { beats[$0] == beat }
      return count == 0 ? nil : "\(count) \(name)"
    }
    let from = Self.clock(runs.first?.time ?? .now, in: zone)
    let to = Self.clock(runs.last?.time ?? .now, in: zone)
    let words =
      "\(runs.count) \(runs.count == 1 ? "run" : "runs") from \(from) to \(to): "
      + counts.joined(separator: ", ")
    return """
      <figure>
      <figcaption>\(day(of: session, in: zone)): \(words)</figcaption>
      <div class="lanes">
      <ol>\((Self.lanes.map(\.name) + ["lines changed"]).map { "<li>\($0)</li>" }.joined())</ol>
      <svg role="img" aria-label="\(words)" viewBox="0 0 1004 140" preserveAspectRatio="none">
      \(bars.joined())
      </svg>
      </div>
      </figure>
      """
  }

  private func bar(_ look: String, x: Int, y: Int, width: Int, height: Int) -> String {
    """
    <rect class="\(look)" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
    """
  }

  private func table(ofRedsIn curriculum: Curriculum) -> String {
    var times: [String: (title: String, duration: Double)] = [:]
    for red in reds {
      let step = red.step.flatMap { curriculum.stage(red.stage)?.step(named: $0) }
      let title = step.map { "\($0.label) \($0.title)" } ?? "\(red.stage) \(red.step ?? "")"
      times[title, default: (title, 0)].duration += red.duration
    }
    let longest = times.values.sorted { ($1.duration, $0.title) < ($0.duration, $1.title) }
    return Page.table(
      "The time that was red, by step",
      ["Step", "Red for"],
      rows: longest.prefix(8).map { step in
        "<th scope=\"row\">\(step.title.asMarkup)</th><td>\(Self.time(step.duration))</td>"
      }
    )
  }

  // Of each step with a test of the learner's that was green at least once.
  private func ownTests(in curriculum: Curriculum) -> [String] {
    let green = entries.filter { $0.kind != .red && $0.kind != .buildFailed }
    let rows = curriculum.steps.filter(\.isYours).compactMap { step -> String? in
      guard
        green.contains(where: { ($0.stage, $0.step) == (step.stage, step.name) }),
        let last = green.last(where: { $0.stage == step.stage })
      else { return nil }
      let missed = step.mutants.filter { last.missed?.contains($0.name) == true }
      let needed = step.neededMutants
      return """
        <th scope="row">\(step.label) \(step.title.asMarkup)</th>\
        <td>\(needed.count { !missed.contains($0) }) of \(needed.count)</td>\
        <td>\(missed.map(\.summary.asMarkup).joined(separator: " "))</td>
        """
    }
    guard !rows.isEmpty else { return [] }
    let names = ["Step", "Caught", "Missed"]
    let table = Page.table("Faults that your own tests caught", names, rows: rows)
    return [Page.section("Your own tests", table)]
  }
}
