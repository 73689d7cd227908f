import Foundation
import KataJudge
import Testing

@testable import KataCore
@testable import KataLearner
@testable import workshop

struct ClassPageTests {
  private let nine = Date(timeIntervalSince1970: 1_400_662_800)

  private func participant(
    _ name: String,
    at step: String?,
    since minutes: Double = 0,
    done: Set<String> = []
  ) -> Participant {
    Participant(name: name, stage: 1, step: step, since: nine - minutes * 60, done: done)
  }

  private func page(_ participants: Participant..., issues: [String] = []) -> String {
    Classroom(participants, issues: issues, in: .toy, agenda: Curriculum.toy.agendas.first)
      .page(at: nine, in: .gmt)
  }

  @Test("Each participant has a row: name, step, time, and a sign and a word for each step")
  func test_page_participant_isARow() {
    let text = page(participant("Ann", at: "second", since: 3, done: ["1.first"]))

    #expect(
      text.contains(
        """
        <tr><th scope="row">Ann</th><td class="title">1.2 It counts a turn</td><td class="for">3 min</td>\
        <td class="for"></td><td class="g first done" aria-label="done">✓</td><td class="g now" aria-label="at it">●</td>\
        <td class="g" aria-label="open">·</td>
        """
      )
    )
  }

  @Test("Only participants who need help are named above the table")
  func test_page_needs_areNamed() {
    let text = page(
      participant("Ann", at: "second", since: 9),
      participant("Bob", at: "second", since: 8)
    )

    #expect(text.contains("<h2>At one step for long</h2>\n<ul>\n<li><b>Ann</b> 1.2, 9 min</li>"))
    #expect(text.components(separatedBy: "<li><b>").count == 2)
    #expect(text.components(separatedBy: "aria-label=\"needs help\">!").count == 2)
  }

  @Test("The columns are the steps of the agenda, or else those that somebody has reached")
  func test_page_columns_areTheStepsThatCount() {
    let eve = Participant(name: "Eve", stage: 2, step: "watch", since: nil, done: ["1.second"])
    let numbers = [page(eve), Classroom([eve], in: .toy).page(at: nine, in: .gmt)].map { text in
      text.matches(of: /scope="col" title="[^>]*>(\d)/).map { $0.1 }
    }

    #expect(numbers == [["1", "2", "3"], ["2", "2"]])
  }

  @Test("Each run of the last hour is a light, in the lane of its kind")
  func test_page_lastHour_hasLights() {
    var ann = participant("Ann", at: "second")
    ann.runs = [-90, -30, -6].map { minute in
      JournalEntry(time: nine + minute * 60, stage: 1, kind: minute < -9 ? .red : .green)
    }

    let text = page(ann)

    let lights = #"""
      <rect class="red" x="500" y="0" width="400" height="4"/>\#
      <rect class="green" x="900" y="4" width="4" height="4"/></svg>
      """#
    #expect(text.contains(lights))
    #expect(text.contains("aria-label=\"2 runs from 08:30 to 08:54: 1 red, 1 green\""))
  }

  @Test(
    "Names and problems are text, never markup",
    arguments: ["<script>alert(1)</script>", "a&b \"c\" 'd'", "line\nend\u{1B}[2J"]
  )
  func test_page_hostileNames_areEscaped(name: String) throws {
    let text = page(participant(name, at: "first"), issues: [name])

    #expect(!text.contains("<script"))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(isWellFormed(text.drop { $0 != "\n" }))
  }

  @Test("Without a participant, the page says so and lists the problems")
  func test_page_empty_saysSo() {
    let text = page(issues: ["x does not exist."])

    #expect(text.contains("<p>There is no participant yet.</p>"))
    #expect(text.contains("<li>x does not exist.</li>"))
    #expect(!text.contains("<table"))
  }

  @Test("The page needs nothing from elsewhere, has its time, and reloads if it is watched")
  func test_page_isSelfContained() {
    let text = Classroom([participant("Ann", at: "first")], in: .toy)
      .page(at: nine, in: .gmt, isWatched: true)

    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(text.contains("Made on 2014-05-21 at 09:00"))
    #expect(text.contains("<meta http-equiv=\"refresh\" content=\"10\"/>"))
    #expect(text.contains("Content-Security-Policy\" content=\"default-src 'none'; style-src"))
    #expect(["src=", "href=", "url(", "@import", "<script"].filter(text.contains) == [])
  }
}
