import KataKit
import Testing

struct CatalogueTests {
  @Test("Steps are numbered as they stand, and their tests carry the number")
  func test_steps_tests_carryTheirNumber() {
    for stage in Stage.allCases {
      for (index, step) in Catalogue.steps(of: stage).enumerated() {
        let number = index + 1
        #expect(step.number == number)
        #expect(step.test.hasPrefix(number < 10 ? "test_0\(number)_" : "test_\(number)_"))
      }
    }
  }

  @Test("Stage 1 has its eighteen steps: eight core, five more, five deep")
  func test_steps_interactor_byLevel() {
    let levels = Catalogue.steps(of: .interactor).map(\.level)

    #expect(levels.filter { $0 == .core }.count == 8)
    #expect(levels.filter { $0 == .more }.count == 5)
    #expect(levels.filter { $0 == .deep }.count == 5)
    #expect(levels == levels.sorted())
  }

  @Test("No two steps of a stage share a name or a test")
  func test_steps_names_areDistinct() {
    for stage in Stage.allCases {
      let steps = Catalogue.steps(of: stage)
      #expect(Set(steps.map(\.name)).count == steps.count)
      #expect(Set(steps.map(\.test)).count == steps.count)
    }
  }

  @Test("Every step has at least two hints, none of them empty or code")
  func test_steps_hints_areThere() {
    for step in Stage.allCases.flatMap(Catalogue.steps(of:)) {
      #expect(step.hints.count >= 2, "\(step.name)")
      #expect(step.hints.allSatisfy { $0.count > 20 && !$0.contains("{") }, "\(step.name)")
    }
  }

  @Test("Every guard names a mutant that names the guard")
  func test_guards_andMutants_nameEachOther() {
    for stage in Stage.allCases {
      let mutants = Catalogue.mutants(of: stage)
      for step in Catalogue.steps(of: stage) {
        guard case .guarding(let name) = step.kind else { continue }
        #expect(mutants.first { $0.name == name }?.step == step.name, "\(step.name)")
      }
    }
  }

  @Test("Every mutant is killed by a step that is there")
  func test_mutants_steps_areThere() {
    for stage in Stage.allCases {
      let names = Catalogue.steps(of: stage).map(\.name)
      for mutant in Catalogue.mutants(of: stage) {
        #expect(names.contains(mutant.step), "\(mutant.name)")
      }
    }
  }
}
