import TodoStoreContract

/// The time of the contract suite on each store, as a ratio to the first fake.
@MainActor
struct ContractBenchmark {
  func run() async throws {
    let plain = StoreUnderContract.fake(seed: 1)
    for store in StoreUnderContract.all where store.name != plain.name {
      let what = "the contract suite on \(store.name)"
      try await Stopwatch(rounds: 3).compare(what, with: "on \(plain.name)") {
        try await tryEveryCase(on: store)
      } _: {
        try await tryEveryCase(on: plain)
      }
    }
  }

  private func tryEveryCase(on store: StoreUnderContract) async throws {
    for contract in StoreContract.allCases { _ = try await contract.violation(by: store) }
  }
}
