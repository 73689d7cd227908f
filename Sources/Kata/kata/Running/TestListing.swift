import KataKit

/// Every test of the package as the frameworks list them; good until the next build.
struct TestListing {
  private let tests: [LedgerEntry.Framework: [TestBinary.ListedTest]]

  /// Asks both frameworks.
  init(of package: Checkout) async throws {
    async let xctest = TestBinary(package: package, framework: .xctest).list()
    async let swiftTesting = TestBinary(package: package, framework: .swiftTesting).list()
    tests = [.xctest: try await xctest, .swiftTesting: try await swiftTesting]
  }

  /// The tests of one framework in these modules.
  func tests(
    of framework: LedgerEntry.Framework,
    in modules: [String]
  ) -> [TestBinary.ListedTest] {
    tests[framework, default: []].filter { modules.contains($0.module) }
  }
}
