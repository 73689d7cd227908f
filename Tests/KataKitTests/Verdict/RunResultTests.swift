import KataKit
import Testing

struct RunResultTests {
  @Test("It is done only when every step is and nothing else is wrong, and never without a stage")
  func test_isDone_needsEveryStepAndNoIssue() {
    #expect(RunResult(reports: [.toy()]).isDone)
    #expect(!RunResult(reports: [.toy(), .toy(["watch": .toyRed], of: .dial)]).isDone)
    #expect(!RunResult(reports: [.toy(["last": .notRun])]).isDone)
    #expect(!RunResult(reports: [.toy()], issues: ["It was edited."]).isDone)
    #expect(!RunResult().isDone)
  }

  @Test("The current step is the first that is not done, in whichever stage")
  func test_current_isTheFirstOpenStep() {
    let reports: [StageReport] = [.toy(), .toy(["watch": .toyRed], of: .dial)]

    #expect(RunResult(reports: reports).current?.step.key == "2.watch")
    #expect(RunResult(reports: [.toy()]).current == nil)
  }
}
