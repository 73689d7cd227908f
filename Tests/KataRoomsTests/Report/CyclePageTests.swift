import Foundation
import KataCore
import Testing

@testable import workshop

struct CyclePageTests {
  private var runs = CycleFixture()

  private func page() -> String { runs.report.page(in: .gmt, curriculum: .toy) }

  @Test("Each run is a bar in the lane of its beat, as long as the time to the next run")
  mutating func test_page_runs_areBars() throws {
    runs.add("RGTx", every: 2)

    let text = page()

    #expect(
      text.contains(
        """
        <rect class="red" x="0" y="0" width="333" height="18"/>\
        <rect class="size" x="0" y="138" width="3" height="2"/>\
        <rect class="green" x="333" y="20" width="333" height="18"/>\
        <rect class="size" x="333" y="138" width="3" height="2"/>\
        <rect class="tidied" x="667" y="40" width="333" height="18"/>
        """
      )
    )
    #expect(text.contains("<rect class=\"broken\" x=\"1000\" y=\"60\" width=\"4\" height=\"18\"/>"))
    #expect(text.contains("aria-label=\"4 runs from 09:00 to 09:06: 1 red, 1 green, 1 tidied, "))
    #expect(isWellFormed(text.drop { $0 != "\n" }))
  }

  @Test("Round times are marked below the picture, and each new step in it")
  mutating func test_page_axis_hasTimesAndSteps() {
    runs.add("RG", every: 20)
    runs.add("RG", every: 20, step: "second")

    let text = page()

    #expect(text.contains("<li style=\"left:50%\">09:30</li>"))
    #expect(text.contains("<line x1=\"500\" y1=\"0\" x2=\"500\" y2=\"140\"/>"))
    #expect(text.components(separatedBy: "class=\"step\"").count == 2)
    #expect(text.contains("<title>1.2 It counts a turn</title>"))
  }

  @Test("The longest reds are listed by step, longest first")
  mutating func test_page_reds_areListed() {
    runs.add("RRG", every: 2)
    runs.add("RRRG", every: 3, step: "second")
    runs.add("RG", every: 1)

    #expect(
      page().contains(
        """
        <tr><th scope="row">1.2 It counts a turn</th><td>9 min</td></tr>\
        <tr><th scope="row">1.1 It begins at zero</th><td>5 min</td></tr>
        """
      )
    )
  }

  @Test("A step with a test of the learner's shows the needed faults that it catches and misses")
  mutating func test_page_ownTests_areCounted() {
    let mutants = ["big", "small"]
    let step = Step.toy("own", "Own", requirement: "Stop.", mutants: mutants, bonus: ["tiny"])
    runs.add("YrG", step: "own", missing: ["tiny", "small"])

    let text = runs.report.page(in: .gmt, curriculum: Curriculum(stages: [.toy(core: [step])]))

    let row = "<th scope=\"row\">1.1 Own</th><td>1 of 2</td><td>The fault small.</td>"
    #expect(text.contains(row))
  }

  @Test("When every step of an agenda is done, the page begins with what was built")
  mutating func test_page_agendaDone_beginsWithWhatWasBuilt() {
    runs.add("RG")
    runs.add("G", step: "second")
    runs.add("YrG", step: "yours", missing: ["wrapsAround"])
    // The second step broke later: it did not begin with this red, and a broken build is no run.
    runs.add("xRG", step: "second", missing: ["wrapsAround"])
    let report = runs.report
    let pages = [["first", "second", "yours"], ["first", "yours", "begin"]].map { names in
      report.page(in: .gmt, curriculum: .toy) { names.contains($0.name) }
    }

    #expect(pages[0].contains("<section>\n<h2>What was built</h2>"))
    #expect(pages[0].contains(" in 3 small steps. 2 of them began with a failing test (red),"))
    #expect(
      pages[0].contains(
        """
        <tr><th scope="row">1 Counter</th><td class="title">It begins at zero<br/>It counts a turn\
        <br/>It stops at nine</td><td>2 of 3</td><td>2 of 3</td></tr>
        """
      )
    )
    #expect(isWellFormed(pages[0].drop { $0 != "\n" }))
    #expect(!pages[1].contains("What was built"))
  }
}
