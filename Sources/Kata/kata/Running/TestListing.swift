import KataKit

/// Every test of the package as the frameworks list them; good until the next build.
///
/// Listing takes as long as a run of a stage, so it goes on while the first tests run.
struct TestListing {
  private let lists: [LedgerEntry.Framework: Task<[TestBinary.ListedTest], any Error>]

  /// Begins to ask both frameworks.
  init(of package: Checkout) {
    lists = Dictionary(
      uniqueKeysWithValues: LedgerEntry.Framework.allCases.map { framework in
        (framework, Task { try await TestBinary(package: package, framework: framework).list() })
      }
    )
  }

  /// The tests of one framework in these modules, as soon as it has listed them.
  func tests(
    of framework: LedgerEntry.Framework,
    in modules: [String]
  ) async throws -> [TestBinary.ListedTest] {
    try await lists[framework]?.value.filter { modules.contains($0.module) } ?? []
  }
}
