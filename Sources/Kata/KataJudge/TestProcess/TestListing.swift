import KataRun

/// Every test of the package as the frameworks list them; valid until the next build.
///
/// Listing takes as long as a run of a stage, so it runs in parallel with the first tests.
package struct TestListing {
  private let lists: [Framework: Task<[ListedTest], any Error>]

  /// Starts to list the tests of both frameworks.
  package init(of workspace: Workspace) {
    lists = Dictionary(
      uniqueKeysWithValues: Framework.allCases.map { framework in
        (
          framework,
          Task { try await TestBinary(workspace: workspace, framework: framework).list() }
        )
      }
    )
  }

  /// The tests of one framework in these modules, when it has listed them.
  func tests(
    of framework: Framework,
    in modules: [String]
  ) async throws -> [ListedTest] {
    try await lists[framework]?.value.filter { modules.contains($0.module) } ?? []
  }
}
