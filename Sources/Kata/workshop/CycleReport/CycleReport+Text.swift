import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner

extension CycleReport {
  /// The number of beats in a row.
  private static let width = 60

  /// The beats in rows with the time below them, the figures, and the advice.
  ///
  /// Times are in `zone`, steps have the titles of `curriculum`, and beats have the colours of
  /// `style`.
  func text(
    in zone: TimeZone,
    style: TextStyle,
    curriculum: Curriculum
  ) -> String {
    guard !entries.isEmpty else {
      return "There is no run in the journal yet. Start with: swift run kata"
    }
    let rows = sessions.flatMap { session in
      [day(of: session, in: zone)] + lines(of: session, in: zone, style)
    }
    let legend =
      "R red   G green   * tidied   x did not compile"
      + (beats.contains(.yours) ? "   Y your test missing or too weak" : "")
    let figures = figures(with: curriculum).map { $0.name.padded(to: 14) + $0.value }
    return (rows + [legend, ""] + figures + ["", advice])
      .joined(separator: "\n")
  }

  /// A duration for people, such as `14 min`.
  static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<60: "\(Int(seconds)) s"
    case ..<3_600: "\(Int(seconds / 60)) min"
    case ..<86_400: "\(Int(seconds / 3_600)) h \(Int(seconds / 60) % 60) min"
    default: "\(Int(min(seconds / 86_400, 99_999))) d"
    }
  }

  // A pause begins a new row.
  var sessions: [Range<Int>] {
    let starts = entries.indices.filter { index in
      index == 0 || entries[index].time.timeIntervalSince(entries[index - 1].time) > Self.pause
    }
    return zip(starts, starts.dropFirst() + [entries.count]).map { $0..<$1 }
  }

  func day(of session: Range<Int>, in zone: TimeZone) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
    return entries[session.lowerBound].time.formatted(style)
  }

  private func lines(of session: Range<Int>, in zone: TimeZone, _ style: TextStyle) -> [String] {
    stride(from: session.lowerBound, to: session.upperBound, by: Self.width).flatMap { start in
      let row = start..<min(start + Self.width, session.upperBound)
      let signs = row.map { style.styled(String(beats[$0].rawValue), beats[$0].looks.text) }
      // A clock time below every tenth beat only, because it takes five columns.
      let times = stride(from: row.lowerBound, to: row.upperBound, by: 10).map { index in
        entries[index].time.clock(in: zone)
      }
      return ["  " + signs.joined(), "  " + times.joined(separator: "     "), ""]
    }
  }

  /// The figures, each with its name.
  func figures(with curriculum: Curriculum) -> [(name: String, value: String)] {
    let byOwnTest = redStepsByOwnTest
    return [
      ("Runs", "\(entries.count)"),
      (
        "Reds",
        "\(redSteps) \(redSteps == 1 ? "step was" : "steps were") red"
          + (byOwnTest == 0 ? "" : ", \(byOwnTest) in a test of yours")
      ),
      (
        "Turned green",
        "\(greens) \(greens == 1 ? "time" : "times"), \(tidiedGreens) of them tidied"
      ),
      (
        "Changes",
        "\(sizes.count), median \(medianSize) lines, largest \(sizes.last ?? 0) lines"
      ),
      ("Longest red", longestRed.map { described($0, curriculum) } ?? "none"),
    ]
  }

  private func described(_ red: Red, _ curriculum: Curriculum) -> String {
    let step = curriculum.step(withKey: red.start.key)
    let place = step.map { "step \($0.label), \($0.title)" } ?? "stage \(red.start.stage)"
    return "\(Self.time(red.duration)), at \(place)"
  }
}
