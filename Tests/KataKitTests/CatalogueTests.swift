import KataKit
import XCTest

final class CatalogueTests: XCTestCase {
  /// Steps are numbered as they stand, and their tests carry the number.
  func test_steps_tests_carryTheirNumber() async {
    for stage in Stage.allCases {
      for (index, step) in Catalogue.steps(of: stage).enumerated() {
        let number = index + 1
        XCTAssertEqual(step.number, number)
        XCTAssertTrue(step.test.hasPrefix(number < 10 ? "test_0\(number)_" : "test_\(number)_"))
      }
    }
  }

  /// Stage 1 has its eighteen steps: eight core, five more, five deep.
  func test_steps_interactor_byLevel() async {
    let levels = Catalogue.steps(of: .interactor).map(\.level)

    XCTAssertEqual(levels.filter { $0 == .core }.count, 8)
    XCTAssertEqual(levels.filter { $0 == .more }.count, 5)
    XCTAssertEqual(levels.filter { $0 == .deep }.count, 5)
    XCTAssertEqual(levels, levels.sorted())
  }

  /// No two steps of a stage share a name or a test.
  func test_steps_names_areDistinct() async {
    for stage in Stage.allCases {
      let steps = Catalogue.steps(of: stage)
      XCTAssertEqual(Set(steps.map(\.name)).count, steps.count)
      XCTAssertEqual(Set(steps.map(\.test)).count, steps.count)
    }
  }

  /// Every step has at least two hints, none of them empty or code.
  func test_steps_hints_areThere() async {
    for step in Stage.allCases.flatMap(Catalogue.steps(of:)) {
      XCTAssertGreaterThanOrEqual(step.hints.count, 2, "\(step.name)")
      XCTAssertTrue(step.hints.allSatisfy { $0.count > 20 && !$0.contains("{") }, "\(step.name)")
    }
  }

  /// Every guard names a mutant that names the guard.
  func test_guards_andMutants_nameEachOther() async {
    for stage in Stage.allCases {
      let mutants = Catalogue.mutants(of: stage)
      for step in Catalogue.steps(of: stage) {
        guard case .guarding(let name) = step.kind else { continue }
        XCTAssertEqual(mutants.first { $0.name == name }?.step, step.name, "\(step.name)")
      }
    }
  }

  /// Every mutant is killed by a step that is there.
  func test_mutants_steps_areThere() async {
    for stage in Stage.allCases {
      let names = Catalogue.steps(of: stage).map(\.name)
      for mutant in Catalogue.mutants(of: stage) {
        XCTAssertTrue(names.contains(mutant.step), "\(mutant.name)")
      }
    }
  }
}
