import Foundation
import KataKit
import KataStages
import KataTesting
import Testing

/// Each test needs its own process, because a process reads the implementation only once.
struct ImplementationUnderTestTests {
  @Test("The environment at the start of the first test counts; code cannot change it later")
  func test_current_environmentChanged_stays() async {
    await #expect(processExitsWith: .success) {
      unsetenv("KATA_SUBJECT")
      let test = TestID(framework: .xctest, module: "Stage1InteractorTests", test: "test_a")
      ImplementationUnderTest.begin(test, in: .viperKata)

      setenv("KATA_SUBJECT", "solution", 1)
      ImplementationUnderTest.begin(test, in: .viperKata)
      let current = try ImplementationUnderTest.current

      #expect(current == .exercise)
    }
  }

  @Test("The tests next to a solution check the solution, and no test after them does")
  func test_current_testBesideTheSolution_isTheSolution() async {
    await #expect(processExitsWith: .success) {
      unsetenv("KATA_SUBJECT")
      let modules = ["InteractorSolutionTests", "Stage1InteractorTests", "InteractorExerciseTests"]

      let checked = try modules.map { module in
        let test = TestID(framework: .xctest, module: module, test: "test_a")
        ImplementationUnderTest.begin(test, in: .viperKata)
        return try ImplementationUnderTest.current
      }

      #expect(checked == [.solution, .exercise, .exercise])
    }
  }

  @Test("The tests next to a solution check the named implementation, so mutants can be graded")
  func test_current_mutantNamed_isTheMutant() async {
    await #expect(processExitsWith: .success) {
      let mutant = try #require(Curriculum.viperKata.stages.first?.mutants.first)
      setenv("KATA_SUBJECT", "mutant:1.\(mutant.name)", 1)
      let test = TestID(framework: .xctest, module: "InteractorSolutionTests", test: "test_a")

      ImplementationUnderTest.begin(test, in: .viperKata)
      let current = try ImplementationUnderTest.current

      #expect(current == .mutant(stage: 1, name: mutant.name))
    }
  }

  @Test("A name that is not in the curriculum is an error in each test")
  func test_current_unknownName_throws() async {
    await #expect(processExitsWith: .success) {
      setenv("KATA_SUBJECT", "nobody", 1)

      #expect(throws: ImplementationError.unknown("nobody")) { try ImplementationUnderTest.current }
    }
  }
}
