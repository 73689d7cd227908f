import TodoStoreContract

/// The time of the contract suite on each store, as a ratio to the first fake.
@MainActor
struct ContractBenchmark {
  func run() async throws -> [Line] {
    var lines: [Line] = []
    let plain = StoreUnderContract.fake(seed: 1)
    for store in StoreUnderContract.all where store.name != plain.name {
      let (time, plainTime) = try await Stopwatch(rounds: 3).compare {
        try await tryEveryCase(on: store)
      } _: {
        try await tryEveryCase(on: plain)
      }
      lines.append(
        Line(
          what: "the contract suite on \(store.name)",
          time: time,
          plain: "on \(plain.name)",
          plainTime: plainTime
        )
      )
    }
    return lines
  }

  private func tryEveryCase(on store: StoreUnderContract) async throws {
    for contract in StoreContract.allCases { _ = try await contract.violation(by: store) }
  }
}
