import KataRun
import KataStages
import KataTesting
import Testing

/// The names of a stage's mutants and variants, in its rows and in its subjects.
@MainActor
struct ImplementationsTests {
  @Test("A row without behaviour, or behaviour without a row, stops every implementation")
  func test_make_namesDiffer_throws() throws {
    let stage = try #require(Curriculum.viperKata.stage(1))
    let lame = try #require(stage.mutants.first?.name)
    let named = stage.mutants.dropFirst().map { ($0.name, { (parts: String) in parts }) }
    let sut = Implementations(
      stage: 1,
      solution: { (parts: String) in parts },
      mutants: Dictionary(uniqueKeysWithValues: named + [("broken", { $0 })]),
      variants: Dictionary(uniqueKeysWithValues: stage.variants.map { ($0.name, { $0 }) })
    )

    let error = #expect(throws: ImplementationError.self) {
      try sut.make(.solution, from: "parts")
    }

    #expect(error == .strays(stage: 1, [lame, "broken"].sorted()))
    #expect(error?.description.contains("broken") == true)
  }
}
