import TodoStorage

private let first = StoreTrial.record(1, name: "first")
private let second = StoreTrial.record(2, name: "second")
private let done = StoreTrial.record(3, name: "second", isDone: true)

/// One promise of every `TodoDataStore`, or of every `EditableDataStore`.
package struct StoreContract: Sendable, CustomStringConvertible {
  typealias Trial = @Sendable (StoreTrial) async throws -> Void

  /// The mistake of a store that breaks the promise, as a sentence.
  struct Violation: Error {
    let text: String
  }

  /// The promises of every store, then those of a store that can be edited.
  package static let all =
    ofEveryStore.map { StoreContract(description: $0, trial: $1) } + ofEditableStores

  /// The name of the promise.
  package let description: String
  let trial: Trial

  /// Tries this promise on a new store of that kind.
  ///
  /// - Returns: the store's mistake, as a sentence; nil if it keeps the promise or makes none.
  package func violation(by store: StoreUnderContract) async throws -> String? {
    let place = try store.makePlace()
    defer { place.remove() }
    do {
      try await trial(StoreTrial(store: place.store, place: place))
      return nil
    } catch let violation as Violation {
      return violation.text
    }
  }

  private static let ofEveryStore: KeyValuePairs<String, Trial> = [
    "emptyStoreFindsNothing": { try await $0.has([]) },
    "lowerBoundIsIncluded": { try await $0.finds(["on it"], of: [("on it", 0)]) },
    "upperBoundIsExcluded": {
      try await $0.finds(["before it"], of: [("before it", 9), ("on it", 10)])
    },
    "emptyRangeFindsNothing": { try await $0.finds([], from: 5, to: 5, of: [("on both ends", 5)]) },
    "recordsOutsideAreLeftOut": {
      try await $0.finds(["inside"], of: [("before", -1), ("inside", 5), ("after", 11)])
    },
    "manyInAnyOrderComeBack": {
      let entries = (0..<300).map { $0 * 77 % 300 }.map { (name: "\($0)", second: $0) }
      try await $0.finds((0..<200).map { "\($0)" }, from: 0, to: 200, of: entries)
    },
    "equalDatesAreAllKept": {
      try await $0.finds(["a", "b", "c"], of: [("b", 5), ("a", 5), ("c", 5)])
    },
    "sameNameAndDateAreTwo": { try await $0.finds(["twin"], of: [("twin", 5), ("twin", 5)]) },
    "sameRecordTwiceIsTwo": { try await $0.keeps([first, first]) },
    "recordsComeBackWhole": { try await $0.keeps([first, second, done]) },
    "fractionsOfASecondAreKept": { try await $0.keepsFractions() },
    "namesComeBackUnchanged": { trial in
      let names = [
        "", " blanks ", "line\nline\r\n\u{2028}", "\"quoted\\\"", "\u{0}\u{1B}[2J", "für",
        "fu\u{308}r", "买茶", "👩‍👩‍👧‍👦", "\u{202E}right", "\",\"v\":2}", "a/\\u0041", "\u{FEFF}\u{7F}",
        String(repeating: "long", count: 10_000),
      ]
      try await trial.keeps(names.enumerated().map { StoreTrial.record($0, name: $1) })
    },
    "parallelInsertsAllArrive": { try await $0.keepsParallelInserts(count: 1000) },
    "readerBesideInsertsSeesWholeRecords": { try await $0.readsBesideInserts(count: 200) },
    "failedInsertThrows": { trial in
      try await trial.fails { try await trial.store.insert(first) }
    },
    "failedInsertChangesNothing": { trial in
      try await trial.store.insert(first)
      try? await trial.fails { try await trial.store.insert(second) }
      try await trial.store.insert(second)
      try await trial.has([first, second])
    },
    "failedReadThrowsAndSpoilsNothing": { trial in
      try await trial.store.insert(first)
      try await trial.fails { _ = try await trial.store.records(dueIn: StoreTrial.always) }
      try await trial.has([first])
    },
    "reopenedStoreHasEverything": { trial in
      try await trial.keeps([first, second])
      try await trial.hasReopened([first, second])
    },
    "orderIsNotToBeReliedOn": { try await $0.variesOrder() },
    "doneMarkComesBack": { try await $0.keeps([done, second]) },
  ]
}
