import Foundation
import KataJudge
import Testing

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
    Classroom(participants, issues: issues, in: .toy)
      .page(
        at: nine,
        in: .gmt,
        minutes: StepMinutes(agendas: "| [A](../Guide.md#stage-1-second) | 5 | – |")
      )
  }

  @Test("Each participant has a row: name, step, time, and a sign and a word for each step")
  func test_page_participant_isARow() {
    let text = page(participant("Ann", at: "second", since: 3, done: ["1.first"]))

    #expect(
      text.contains(
        """
        <tr><th scope="row">Ann</th><td class="title">1.2 It counts a turn</td><td class="for">3 min</td>\
        <td class="g first done" aria-label="done">✓</td><td class="g now" aria-label="at it">●</td>\
        <td class="g" aria-label="open">·</td>
        """
      )
    )
    #expect(text.contains("<li>Stage 1, Counter: 0 finished, 1 at work</li>"))
  }

  @Test("Only participants at a step for more than twice its minutes are listed as late")
  func test_page_twiceTheMinutes_isLate() {
    let text = page(
      participant("Ann", at: "second", since: 11),
      participant("Bob", at: "second", since: 10),
      participant("Cid", at: "first", since: 21)
    )

    #expect(text.contains("<li><b>Ann</b> 1.2, 11 min</li>"))
    #expect(text.contains("<li><b>Cid</b> 1.1, 21 min</li>"))
    #expect(!text.contains("<li><b>Bob</b>"))
    #expect(text.components(separatedBy: "aria-label=\"at it for long\">!").count == 3)
  }

  @Test("A finished participant, a step of another version and an unknown time have their words")
  func test_page_edges_haveWords() {
    let unknown = Participant(name: "Eve", stage: 1, step: "new", since: nil)

    let text = page(participant("Dan", at: nil), unknown)

    #expect(text.contains("<th scope=\"row\">Dan</th><td class=\"title\">1 done</td>"))
    #expect(text.contains("Eve</th><td class=\"title\">1.? new</td><td class=\"for\"></td>"))
    #expect(text.contains("<li>Stage 1, Counter: 1 finished, 1 at work</li>"))
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
      .page(at: nine, in: .gmt, minutes: StepMinutes(agendas: ""), isWatched: true)

    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(text.contains("Made on 2014-05-21 at 09:00"))
    #expect(text.contains("<meta http-equiv=\"refresh\" content=\"10\"/>"))
    #expect(["src=", "href=", "url(", "@import", "<script"].filter(text.contains) == [])
  }
}
