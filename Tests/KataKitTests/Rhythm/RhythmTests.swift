import Foundation
import KataKit
import Testing

struct RhythmTests {
  private var scene = RhythmScene()

  @Test("A green run after a green one at the same step, with a change, is a refactoring")
  mutating func test_lights_greenAfterGreen_isRefactor() {
    scene.add("RGG")
    scene.add("G", lines: 0)
    scene.add("G", step: "tomorrow")
    scene.add("xG", step: "tomorrow")

    #expect(String(scene.rhythm.lights.map(\.rawValue)) == "RG*GGxG")
  }

  @Test("Entries are sorted by time, since two programs may write the journal")
  mutating func test_init_entriesOutOfOrder_areSorted() {
    scene.add("RG")

    #expect(Rhythm(of: scene.entries.reversed()) == scene.rhythm)
  }

  @Test("The longest red goes from a run that is not green to the next green, without pauses")
  mutating func test_longestRed_pause_doesNotCount() {
    scene.add("G")
    scene.add("xRR", every: 3, step: "today")
    scene.rest(minutes: 600)
    scene.add("RG", every: 3, step: "today")
    scene.add("RG", every: 1, step: "tomorrow")

    #expect(scene.rhythm.longestRed?.duration == 540)
    #expect(scene.rhythm.longestRed?.step == "today")
  }

  @Test("A red that still lasts counts up to the last run")
  mutating func test_longestRed_unfinished_counts() {
    scene.add("GRRR", every: 2)

    #expect(scene.rhythm.longestRed?.duration == 240)
  }

  @Test("Sizes are those of the changes, without the runs that had none")
  mutating func test_sizes_noChange_isLeftOut() {
    scene.add("R", lines: 9)
    scene.add("R", lines: 0)
    scene.add("RR", lines: 3)

    #expect(scene.rhythm.sizes == [3, 3, 9])
    #expect(scene.rhythm.medianSize == 3)
  }

  @Test("The text has the lights with times below them, the figures and one sentence")
  mutating func test_text_twoSessions_areRows() {
    scene.add("xRRG")
    scene.add("G", lines: 5)
    scene.add("RRRRRRRG", step: "tomorrow")
    scene.rest(minutes: 60)
    scene.add("RG", step: "next-week")

    #expect(
      scene.rhythm.text(in: .gmt, colours: false) == """
        2014-05-21
          xRRG*RRRRRRRG
          09:00     09:10

        2014-05-21
          RG
          10:13

        R red   G green   * tidied while green   x did not compile

        Runs          15, of them 3 green and 1 tidied while green
        Steps         15 changes, 2 lines in the middle, 5 at most
        Longest red   7 min, at stage 1, tomorrow

        Small steps, short reds, and tidying while green: keep this rhythm.
        """
    )
  }

  @Test("Sixty lights fill a row")
  mutating func test_text_manyRuns_areWrapped() {
    scene.add(String(repeating: "R", count: 61), every: 0.5)

    let lines = scene.rhythm.text(in: .gmt, colours: false).split(separator: "\n")

    #expect(lines[1].count == 62)
    #expect(lines[2] == "  09:00     09:05     09:10     09:15     09:20     09:25")
    #expect(lines[3] == "  R")
  }

  @Test("Colours are there only where they are asked for; what a file says is never a command")
  mutating func test_text_colours_areAskedFor() {
    scene.add("RR", step: "\u{1B}[2J")

    #expect(!scene.rhythm.text(in: .gmt, colours: false).contains("\u{1B}"))
    #expect(scene.rhythm.text(in: .gmt, colours: true).contains("\u{1B}[31mR\u{1B}[0m"))
  }

  @Test("Without a run the text says how to begin")
  func test_text_noRuns_saysHowToBegin() {
    #expect(
      scene.rhythm.text(in: .gmt, colours: false)
        == "No run is in the journal yet. Start with: swift run kata"
    )
  }
}
