import Foundation
import KataKit
import XCTest

final class RhythmTests: XCTestCase {
  private var scene = RhythmScene()

  /// A green run after a green one at the same step, with a change, is a refactoring.
  func test_lights_greenAfterGreen_isRefactor() async {
    scene.add("RGG")
    scene.add("G", lines: 0)
    scene.add("G", step: "tomorrow")
    scene.add("xG", step: "tomorrow")

    XCTAssertEqual(String(scene.rhythm.lights.map(\.rawValue)), "RG*GGxG")
  }

  /// Entries are sorted by time, since two programs may write the journal.
  func test_init_entriesOutOfOrder_areSorted() async {
    scene.add("RG")

    XCTAssertEqual(Rhythm(of: scene.entries.reversed()), scene.rhythm)
  }

  /// The longest red goes from a run that is not green to the next green, without pauses.
  func test_longestRed_pause_doesNotCount() async {
    scene.add("G")
    scene.add("xRR", every: 3, step: "today")
    scene.rest(minutes: 600)
    scene.add("RG", every: 3, step: "today")
    scene.add("RG", every: 1, step: "tomorrow")

    XCTAssertEqual(scene.rhythm.longestRed?.duration, 540)
    XCTAssertEqual(scene.rhythm.longestRed?.step, "today")
  }

  /// A red that still lasts counts up to the last run.
  func test_longestRed_unfinished_counts() async {
    scene.add("GRRR", every: 2)

    XCTAssertEqual(scene.rhythm.longestRed?.duration, 240)
  }

  /// Sizes are those of the changes, without the runs that had none.
  func test_sizes_noChange_isLeftOut() async {
    scene.add("R", lines: 9)
    scene.add("R", lines: 0)
    scene.add("RR", lines: 3)

    XCTAssertEqual(scene.rhythm.sizes, [3, 3, 9])
    XCTAssertEqual(scene.rhythm.medianSize, 3)
  }

  /// The text has the lights with times below them, the figures and one sentence.
  func test_text_twoSessions_areRows() async {
    scene.add("xRRG")
    scene.add("G", lines: 5)
    scene.add("RRRRRRRG", step: "tomorrow")
    scene.rest(minutes: 60)
    scene.add("RG", step: "next-week")

    XCTAssertEqual(
      scene.rhythm.text(in: .gmt, colours: false),
      """
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

  /// Sixty lights fill a row.
  func test_text_manyRuns_areWrapped() async {
    scene.add(String(repeating: "R", count: 61), every: 0.5)

    let lines = scene.rhythm.text(in: .gmt, colours: false).split(separator: "\n")

    XCTAssertEqual(lines[1].count, 62)
    XCTAssertEqual(lines[2], "  09:00     09:05     09:10     09:15     09:20     09:25")
    XCTAssertEqual(lines[3], "  R")
  }

  /// Colours are there only where they are asked for; what a file says is never a command.
  func test_text_colours_areAskedFor() async {
    scene.add("RR", step: "\u{1B}[2J")

    let plain = scene.rhythm.text(in: .gmt, colours: false)
    let coloured = scene.rhythm.text(in: .gmt, colours: true)

    XCTAssertFalse(plain.contains("\u{1B}"), plain)
    XCTAssertTrue(coloured.contains("\u{1B}[31mR\u{1B}[0m"), coloured)
  }

  /// Without a run the text says how to begin.
  func test_text_noRuns_saysHowToBegin() async {
    XCTAssertEqual(
      scene.rhythm.text(in: .gmt, colours: false),
      "No run is in the journal yet. Start with: swift run kata"
    )
  }
}
