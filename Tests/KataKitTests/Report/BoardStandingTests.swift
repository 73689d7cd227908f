import KataKit
import Testing

/// The board of each standing that a learner can be in.
struct BoardStandingTests {
  private func text(
    _ standing: LearnerSession.Standing,
    _ reports: [StageReport] = [.toy(upTo: "first")]
  ) -> String {
    Board(reports: reports, standing: standing).text
  }

  private func green(_ name: String, next: String?) throws -> LearnerSession.Standing {
    .green(try Stage.counter.toyStep(name), next: try next.map(Stage.counter.toyStep))
  }

  private func first(_ state: StepState) throws -> StepReport {
    StepReport(step: try Stage.counter.toyStep("first"), state: state)
  }

  @Test("A green step asks for tidying and waits")
  func test_text_green_asksForTidying() throws {
    #expect(
      text(try green("first", next: "second")) == """
        Stage 1  Counter    core 1 of 3    more 0 of 2    deep 0 of 2

        GREEN  Stage 1, step 1 of 7 (core)
        It begins at zero

          Both frameworks passed it.
          Tidy: Is anything worth tidying?
          Press n to go on to step 2.

          Edit  Exercises/1-Counter/TurnCounter.swift
          Read  Guide.md#stage-1-first
        """
    )
  }

  @Test("A step that was the learner's to test says what their tests did")
  func test_text_greenYours_namesTheirTests() throws {
    #expect(
      text(try green("yours", next: "guard")).contains(
        """
          Your tests catch every fault of this step, and the kit's own check of your code is green.
          Tidy: Is anything worth tidying?
          That was the last core step of this stage. swift run kata --core goes from core to core.
          Press n to go on to step 4.
        """
      )
    )
  }

  @Test("Steps that are green before they are reached are named, guards and the next one are not")
  func test_text_greenAhead_isNamed() throws {
    let text = text(try green("first", next: "yours-too"), [.toy(upTo: "guard")])

    #expect(text.contains("  Green as well: step 2, It counts a turn\n"))
    #expect(text.contains("  Green as well: step 3, It stops at nine\n"))
    #expect(!text.contains("step 4, "))
    #expect(!text.contains("step 5, "))
  }

  @Test("Many such steps are told in one line")
  func test_text_manyGreenAhead_areOneLine() throws {
    let text = text(try green("first", next: "last"), [.toy(upTo: "guard-too")])

    #expect(text.contains("  Green as well: steps 2, 3, 5\n"))
  }

  @Test("At the end of a stage the board says so, and names the first step of the next")
  func test_text_endOfStage_namesTheNextStage() throws {
    let standing = LearnerSession.Standing.green(
      try Stage.counter.toyStep("last"),
      next: try Stage.dial.toyStep("begin")
    )

    #expect(
      text(standing, [.toy(), .toy(upTo: nil, of: .dial)]).contains(
        """
          That ends stage 1: g grades your tests of it.
          Press n to go on to stage 2, step 1.
        """
      )
    )
  }

  @Test("The last step names nothing to go on to")
  func test_text_lastStep_endsTheKata() throws {
    #expect(
      text(try green("last", next: nil)).contains(
        "  It was the last step. Press n to see what comes after it."
      )
    )
  }

  @Test("Where no step is left, and this is not the last one, the board says so")
  func test_text_nothingLeft_isSaid() throws {
    #expect(
      text(try green("guard", next: nil), [.toy()]).contains(
        "  Every other step is done, too. Press n to see what comes after it."
      )
    )
  }

  @Test("The question for tidying is that of the Guide, where it has one")
  func test_text_green_asksTheGuidesQuestion() throws {
    let board = Board(
      reports: [.toy(upTo: "first")],
      standing: try green("first", next: "second"),
      guide: "<a id=\"stage-1-first\"></a>\n**It begins.** Words. *Tidy:* is zero named?\n"
    )

    #expect(board.text.contains("\n  Tidy: Is zero named?\n"))
  }

  @Test("A guard that was green on arrival is called that")
  func test_text_guardOnArrival() throws {
    let text = text(.guardOnArrival(try Stage.counter.toyStep("guard")))

    #expect(text.contains("\nGUARD  Stage 1, step 4 of 7 (more)\nIt can be read twice\n\n"))
    #expect(text.contains("\n  Your code does this already.\n"))
  }

  @Test("What the learner has not seen red is said to be more of the same step")
  func test_text_moreFailures_areCounted() throws {
    let one = text(.red(try first(.red([.toy]))))
    let two = text(.red(try first(.red([.toy, .toy]))))
    let three = text(.red(try first(.red([.toy, .toy, .toy]))))

    #expect(!one.contains("more comparison"))
    #expect(two.contains("  (1 more comparison of this step fails.)"))
    #expect(three.contains("  (2 more comparisons of this step fail.)"))
  }

  @Test("A step that turned red again is called that")
  func test_text_redAgain_saysSo() throws {
    let text = text(.redAgain(try first(.toyRed)))

    #expect(text.contains("\nRED AGAIN  Stage 1, step 1 of 7 (core)\n"))
    #expect(text.contains("\n  turn():\n  expected 1\n  got      2\n"))
  }

  @Test(
    "A crash, a hang or a test of the learner's says more than that it was green before",
    arguments: [
      (StepState.crashed(.xctest, nil), "CRASH"), (.hung(.xctest, limit: 5), "HANG"),
      (.yours(.missing(hasTests: true)), "YOURS"),
    ]
  )
  func test_text_otherStateAgain_isThatState(state: StepState, headline: String) throws {
    #expect(text(.redAgain(try first(state))).contains("\n\(headline)  Stage 1, step 1 of 7"))
  }
}
