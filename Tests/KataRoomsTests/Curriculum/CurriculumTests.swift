import Testing

@testable import KataCore

struct CurriculumTests {
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
