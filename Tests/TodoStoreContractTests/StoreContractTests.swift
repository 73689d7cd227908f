import SuiteJudging
import Testing

@testable import TodoStoreContract

private let stores = ImplementationList(
  correct: StoreUnderContract.all,
  faulty: Lie.all.map(StoreUnderContract.lying)
)

/// The contract accepts the stores that keep it, and rejects each lie.
@Suite(.serialized, .judged(by: stores))
struct StoreContractTests {
  @Test("A store keeps the contract", arguments: StoreContract.all)
  func test_store_eachPromise_isKept(promise: StoreContract) async throws {
    let violation = try await promise.violation(by: stores.running)

    #expect(violation == nil)
  }
}

/// A contract that accepts everything is useless: each lie is rejected for its reason.
struct StoreContractRejectsTests {
  @Test("A lie is rejected by the promise that it breaks", arguments: Lie.all)
  func test_lie_itsPromise_rejectsIt(lie: Lie) async throws {
    let violation = try await lie.violation()

    #expect(violation != nil)
  }

  @Test("The message prints the expected and the actual records")
  func test_violation_prints_expectedAndFound() async throws {
    let lie = try #require(Lie.all.first { $0.promise == "upperBoundIsExcluded" })

    let violation = try await lie.violation()

    #expect(violation == #"expected ["before it"], got ["before it", "on it"]"#)
  }
}

extension Lie {
  /// What the promise that it breaks says about it.
  fileprivate func violation() async throws -> String? {
    let contract = try #require(StoreContract.all.first { $0.description == promise })
    return try await contract.violation(by: .lying(self))
  }
}
