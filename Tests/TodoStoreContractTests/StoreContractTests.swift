import Testing
import TodoStoreContract

struct StoreContractTests {
  @Test("A store keeps the contract", arguments: StoreUnderContract.all, StoreContract.allCases)
  func test_store_eachCase_isKept(store: StoreUnderContract, contract: StoreContract) async throws {
    let violation = try await contract.violation(by: store)

    #expect(violation == nil)
  }
}
