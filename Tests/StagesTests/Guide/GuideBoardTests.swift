import CommandLineKit
import KataStages
import SuiteLedger
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

/// What the documents quote of the kit, with states that a reader meets in Stage 1.
struct GuideBoardTests {
  private static let stage = Curriculum.viperKata.stages[0]
  private static let first = stage.steps[0]
  private static let dataError = stage.step(named: "data-error") ?? first
  private static let code = stage.files[0].exercise

  private static let red: StepState = {
    let title = "findUpcomingItems() on Wed 21 May 2014, 09:00"
    var failure = FailureMessage(title, expected: ["foundUpcomingItems([])"], got: [])
    failure.file = stage.suiteFile
    failure.line = 19
    return .red([failure])
  }()

  @Test("README and Guide show the boards of the first step exactly")
  func test_documents_boardsOfTheFirstStep_areTheRealOnes() throws {
    let red = board(.red(StepReport(step: Self.first, state: Self.red)), doneSteps: 0)
    let green = board(.green(Self.first, next: Self.stage.steps[1]), doneSteps: 1)

    #expect(try textOfPackage("README.md").contains(red))
    #expect(try textOfPackage("Guide.md").contains(red))
    #expect(try textOfPackage("Guide.md").contains(green))
  }

  private static let crash = Crash("Fatal error: Index out of range", at: "\(code):31:12")
  private static let rejection = Rejection(
    test: "test_dataError_isReported",
    implementation: "The solution of the kit.",
    message: FailureMessage(""),
    step: dataError
  )
  private static let missed = "When the items cannot be read, an empty list is reported."

  @Test(
    "The chapter on wrong turns quotes the board exactly",
    arguments: [
      (first, .crashed(.swiftTesting, crash)), (first, .hung(.swiftTesting, limit: 5)),
      (dataError, .yours(.missing)), (dataError, .yours(.rejects(rejection))),
      (dataError, .yours(.tooWeak(Weakness(caught: 0, all: 4, summary: "")))),
      (dataError, .yours(.tooWeak(Weakness(caught: 1, all: 4, summary: missed)))),
    ] as [(Step, StepState)]
  )
  func test_workshop_wrongTurn_quotesTheBoard(step: Step, state: StepState) throws {
    let workshop = try textOfPackage(".github/WORKSHOP.md")
    let lines = Explanation(of: StepReport(step: step, state: state), in: Self.stage).lines
      .map(\.text).filter { !$0.isEmpty }

    #expect(lines.filter { !workshop.contains("  \($0)\n") } == [])
  }

  @Test("The chapter on wrong turns quotes the message about an import exactly")
  func test_workshop_wrongImport_isQuoted() throws {
    let text = String(repeating: "\n", count: 9) + "import TodoScreens"
    let violations = ImportRules.violations(inFile: Self.code, text: text)

    #expect(try textOfPackage(".github/WORKSHOP.md").contains("\n\(violations[0])\n"))
  }

  // As with `--core`.
  private func board(_ standing: LearnerPlace.Standing, doneSteps: Int) -> String {
    let steps = Self.stage.steps.filter { $0.level == .core }.map { step in
      StepReport(step: step, state: step.number <= doneSteps ? .done : .waiting("waits"))
    }
    let reports = [StageReport(stage: Self.stage, steps: steps)]
    return "\n\(Board(reports: reports, standing: standing).text)\n```"
  }
}
