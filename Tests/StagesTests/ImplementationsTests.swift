import KataCore
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
    let same: Implementations<String, String>.Make = { $0 }
    let mutants = stage.mutants.dropFirst().map(\.name) + ["broken"]
    let sut = Implementations(
      stage: 1,
      solution: same,
      mutants: Dictionary(uniqueKeysWithValues: mutants.map { ($0, same) }),
      variants: Dictionary(uniqueKeysWithValues: stage.variants.map { ($0.name, same) })
    )

    let error = #expect(throws: ImplementationError.self) {
      try sut.make(.solution, from: "parts")
    }

    #expect(error == .strays(stage: 1, [lame, "broken"].sorted()))
    #expect(error?.description.contains("broken") == true)
  }
}
