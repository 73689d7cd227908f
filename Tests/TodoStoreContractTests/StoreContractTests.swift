import SuiteJudging
import Testing

@testable import TodoStoreContract

private let stores = ImplementationList(
  correct: StoreUnderContract.all,
  faulty: LyingStore.Lie.allCases.map(StoreUnderContract.lying)
)

/// The contract accepts the stores that keep it, and rejects each lie.
@Suite(.serialized, .judged(by: stores))
struct StoreContractTests {
  @Test("A store keeps the contract", arguments: StoreContract.allCases)
  func test_store_eachPromise_isKept(promise: StoreContract) async throws {
    let violation = try await promise.violation(by: stores.running)

    #expect(violation == nil)
  }
}
