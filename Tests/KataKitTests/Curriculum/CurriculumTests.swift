import KataKit
import Testing

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

  @Test("A step that is inserted between others leaves every name unchanged")
  func test_steps_insertion_renumbersNothingButPlaces() {
    var steps = Stage.counter.steps
    steps.insert(.toy("between", "It is between"), at: 1)
    let longer = Stage.toy(core: steps)

    #expect(longer.steps.map(\.number) == Array(1...8))
    let others = longer.steps.map(\.key).filter { $0 != "1.between" }
    #expect(others == Stage.counter.steps.map(\.key))
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

  @Test("A stage, a step and a mutant are found by their names, and by nothing else")
  func test_lookups_byName() throws {
    #expect(Curriculum.toy.stage(ofSuites: "Stage2DialViewTests") == .dial)
    #expect(Curriculum.toy.stage(ofSuites: "DialViewExerciseTests") == nil)
    #expect(Curriculum.toy.step(withKey: "1.guard") == (Stage.counter.toyStep("guard")))
    #expect(Curriculum.toy.step(withKey: "2.guard") == nil)
    #expect(Curriculum.toy.step(withKey: nil) == nil)
    #expect(Stage.counter.step(test: "test_yours")?.name == "yours")
    #expect(Stage.counter.step(test: "test_begin") == nil)
    #expect(Stage.dial.mutants.map(\.name) == ["showsNothing", "showsAll"])
  }

  @Test("Each class of a stage has its file, and a step is about its named class, or the first")
  func test_files_severalClasses_haveAFileEach() throws {
    let stage = Stage.clockwork

    #expect(stage.files.map(\.typeName) == ["Wheel", "Spring"])
    #expect(stage.files.map(\.solution).last == "Solutions/3-Clockwork/Spring.swift")
    let files = stage.steps.prefix(2).map { stage.file(of: $0).exercise }
    #expect(files == ["Exercises/3-Clockwork/Wheel.swift", "Exercises/3-Clockwork/Spring.swift"])
  }

  @Test("Paths and modules are made of number and stem")
  func test_paths_areDerived() {
    let stage = Stage.dial
    #expect(stage.files.map(\.exercise) == ["Exercises/2-DialView/DialView.swift"])
    #expect(stage.files.map(\.solution) == ["Solutions/2-DialView/DialView.swift"])
    #expect(stage.ownTestsFile == "Exercises/2-DialView/Tests/MyDialViewTests.swift")
    #expect(stage.solutionTestsFolder == "Solutions/2-DialView/Tests")
    #expect(
      [stage.suiteModule, stage.ownTestsModule, stage.solutionTestsModule]
        == ["Stage2DialViewTests", "DialViewExerciseTests", "DialViewSolutionTests"]
    )
  }
}
