import KataKit
import KataSubjects
import Testing

/// The rows of the curriculum, and the behaviour behind their names.
@MainActor
struct SubjectNamesTests {
  @Test("Behind the name of every mutant there is one, and no row is missing")
  func test_mutantNames_areThoseOfTheRows() {
    let rows = Curriculum.viperKata.stages.map { ($0.number, Set($0.mutants.map(\.name))) }

    #expect(Subject.mutantNames == Dictionary(uniqueKeysWithValues: rows))
  }

  @Test("Behind the name of every variant there is one, and no row is missing")
  func test_variantNames_areThoseOfTheRows() {
    let rows = Curriculum.viperKata.stages.map { ($0.number, Set($0.variants.map(\.name))) }

    #expect(Subject.variantNames == Dictionary(uniqueKeysWithValues: rows))
  }
}
