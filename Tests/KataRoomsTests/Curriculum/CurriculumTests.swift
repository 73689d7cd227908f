import Testing

@testable import KataRun

struct CurriculumTests {
  @Test("Steps are numbered in order, and know their stage")
  func test_steps_numbers_areThoseOfTheirPlace() throws {
    #expect(
      Curriculum.toy.steps.map(\.label) == ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7"]
        + ["2.1", "2.2"]
    )
    let step = Stage.dial.toyStep("begin")
    #expect(step.key == "2.begin")
    #expect(step.guideAnchor == "Guide.md#stage-2-begin")
  }

  @Test("A stage is named by number, by stem or as stage and number, in any case")
  func test_stageNamed_anySpelling_isFound() {
    for name in ["2", "dialview", "DialView", "STAGE2"] {
      #expect(Curriculum.toy.stage(named: name) == .dial, "\(name)")
    }
    #expect(Curriculum.toy.stage(named: "3") == nil)
    #expect(Curriculum.toy.stage(2) == .dial)
    #expect(Curriculum.toy.stage(0) == nil)
  }
}
