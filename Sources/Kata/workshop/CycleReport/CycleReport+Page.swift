import CommandLineKit
import Foundation
import KataCore
import KataLearner

extension CycleReport {
  /// The rhythm as a page: the figures, a picture for each session, the reds, the own tests, and the
  /// `replay` of the saves, to which the lights lead.
  ///
  /// If an agenda is done, the page begins with what was built.
  ///
  /// Times are in `zone`.
  func page(
    in zone: TimeZone,
    curriculum: Curriculum,
    replay: Replay? = nil,
    wasDone: (Step) -> Bool = { _ in false }
  ) -> String {
    var sections = ["<p>There is no run in the journal yet. Start with: swift run kata</p>"]
    if !entries.isEmpty {
      let figures = figures(with: curriculum).map { figure in
        "<dt>\(figure.name.asMarkup)</dt><dd>\(figure.value.asMarkup)</dd>"
      }
      let pictures = sessions.map { picture(of: $0, in: zone, curriculum, replay) }
      sections = [
        built(in: curriculum, wasDone: wasDone),
        "<dl>\(figures.joined())</dl>",
        "<p>\(advice.asMarkup)</p>",
        Page.section("Red, green, tidied", pictures.joined(separator: "\n")),
        Page.section("Time in red", table(ofRedsIn: curriculum)),
      ].compactMap(\.self)
    }
    sections += ownTests(in: curriculum) + [replay?.section].compactMap(\.self)
    return Page.text(titled: "Viper Kata: your rhythm", sections)
  }

  // Lanes for the beats, below them a bar for the size of each change, and a line for each new step.
  private func picture(
    of session: Range<Int>,
    in zone: TimeZone,
    _ curriculum: Curriculum,
    _ replay: Replay?
  ) -> String {
    let times = entries[session].map(\.time.timeIntervalSinceReferenceDate)
    let (start, end) = (times.first ?? 0, times.last ?? 0)
    let scale = 1_000 / max(1, end - start)
    let bars = lights(of: session, from: start, scale: scale, lane: 20).flatMap { index, x, light in
      let lines = min(38, entries[index].change.lines)
      let save = replay?.number(of: entries[index])
      return [
        save.map { "<a href=\"#save-\($0)\" aria-label=\"Save \($0)\">\(light)</a>" } ?? light,
        bar("size", x: x, y: 140 - lines, width: 3, height: lines),
        index > session.lowerBound && entries[index - 1].key != entries[index].key
          ? step(at: x, curriculum.title(of: entries[index])) : "",
      ]
    }
    let ticks = Self.ticks(from: start, to: end, in: zone)
    let lines = ticks.map { tick in
      let x = Int(((tick - start) * scale).rounded())
      return "<line x1=\"\(x)\" y1=\"0\" x2=\"\(x)\" y2=\"140\"/>"
    }
    // The edge would cut a word that begins near it.
    let hours = ticks.filter { ($0 - start) * scale <= 950 }.map { tick in
      let clock = Date(timeIntervalSinceReferenceDate: tick).clock(in: zone)
      return "<li style=\"left:\(Int((tick - start) * scale / 10))%\">\(clock)</li>"
    }
    let words = words(for: session, in: zone)
    return """
      <figure>
      <figcaption>\(day(of: session, in: zone)): \(words)</figcaption>
      <div class="lanes">
      <ol>\((Beat.allCases.map(\.looks.name) + ["lines changed"]).map { "<li>\($0)</li>" }.joined())</ol>
      <svg role="img" aria-label="\(words)" viewBox="0 0 1004 140" preserveAspectRatio="none">
      \(lines.joined())\(bars.joined())
      </svg>
      <span></span><ol class="axis">\(hours.joined())</ol>
      </div>
      </figure>
      """
  }

  /// The runs from `start` to `end` as one line of lights, as wide as the time to the next run.
  func lights(from start: Date, to end: Date, in zone: TimeZone) -> String {
    let shown = (entries.firstIndex { $0.time >= start } ?? entries.count)..<entries.count
    let bars = lights(
      of: shown,
      from: start.timeIntervalSinceReferenceDate,
      scale: 1_000 / end.timeIntervalSince(start),
      lane: 4
    )
    return """
      <svg role="img" aria-label="\(words(for: shown, in: zone))" viewBox="0 0 1004 20" \
      preserveAspectRatio="none">\(bars.map(\.markup).joined())</svg>
      """
  }

  // A bar for each run in the lane of its beat, as wide as the time to the next run.
  private func lights(
    of runs: Range<Int>,
    from start: Double,
    scale: Double,
    lane height: Int
  ) -> [(index: Int, x: Int, markup: String)] {
    runs.map { index in
      let time = entries[index].time.timeIntervalSinceReferenceDate
      let next = index + 1 < runs.upperBound ? entries[index + 1].time : entries[index].time
      let x = Int(((time - start) * scale).rounded())
      let width = Int(((next.timeIntervalSinceReferenceDate - time) * scale).rounded())
      let lane = Beat.allCases.firstIndex(of: beats[index]) ?? 0
      let look = beats[index].looks.page
      let (y, height) = (lane * height, min(18, height))
      return (index, x, bar(look, x: x, y: y, width: max(4, width), height: height))
    }
  }

  private func words(for runs: Range<Int>, in zone: TimeZone) -> String {
    guard let first = runs.first, let last = runs.last else { return "no run" }
    let counts = Beat.allCases.compactMap { beat in
      let count = runs.count { beats[$0] == beat }
      return count == 0 ? nil : "\(count) \(beat.looks.name)"
    }
    let times = [first, last].map { entries[$0].time.clock(in: zone) }
    return "\(runs.count) \(runs.count == 1 ? "run" : "runs") from \(times[0]) to \(times[1]): "
      + counts.joined(separator: ", ")
  }

  private func step(at x: Int, _ title: String) -> String {
    """
    <line class="step" x1="\(x)" y1="0" x2="\(x)" y2="140"><title>\(title.asMarkup)</title></line>
    """
  }

  // At most ten round times between two, in seconds.
  private static func ticks(from start: Double, to end: Double, in zone: TimeZone) -> [Double] {
    let paces: [Double] = [60, 300, 600, 1_800, 3_600, 10_800, 43_200]
    guard let pace = paces.first(where: { (end - start) / $0 <= 10 }) else { return [] }
    let shift = Double(zone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: start)))
    let first = ((start + shift) / pace).rounded(.up) * pace - shift
    return Array(stride(from: first, through: end, by: pace))
  }

  private func bar(_ look: String, x: Int, y: Int, width: Int, height: Int) -> String {
    """
    <rect class="\(look)" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
    """
  }

  private func table(ofRedsIn curriculum: Curriculum) -> String {
    var times: [String: Double] = [:]
    for red in reds { times[curriculum.title(of: red.start), default: 0] += red.duration }
    let longest = times.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return Page.table(
      "The time that was red, by step",
      ["Step", "Red for"],
      rows: longest.prefix(8).map { step in
        "<th scope=\"row\">\(step.key.asMarkup)</th><td>\(Self.time(step.value))</td>"
      }
    )
  }

  // Of each step with a test of the learner's that was green at least once.
  private func ownTests(in curriculum: Curriculum) -> [String] {
    let rows = curriculum.steps.compactMap { step -> String? in
      guard let missed = missed(at: step) else { return nil }
      let needed = step.neededMutants.count
      return """
        <th scope="row">\(step.label) \(step.title.asMarkup)</th>\
        <td>\(needed - missed.count) of \(needed)</td>\
        <td>\(missed.map(\.summary.asMarkup).joined(separator: " "))</td>
        """
    }
    guard !rows.isEmpty else { return [] }
    let names = ["Step", "Caught", "Missed"]
    let table = Page.table("Faults that your own tests caught", names, rows: rows)
    return [Page.section("Your own tests", table)]
  }
}
