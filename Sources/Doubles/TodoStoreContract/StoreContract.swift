import Foundation
import TodoStorage

/// The promises of every `TodoDataStore`, and more of every `EditableDataStore`; one case for each.
package enum StoreContract: String, CaseIterable {
  case emptyStoreFindsNothing
  case lowerBoundIsIncluded
  case upperBoundIsExcluded
  case emptyRangeFindsNothing
  case recordsOutsideAreLeftOut
  case manyInAnyOrderComeBack
  case equalDatesAreAllKept
  case sameNameAndDateAreTwo
  case sameRecordTwiceIsTwo
  case recordsComeBackWhole
  case fractionsOfASecondAreKept
  case namesComeBackUnchanged
  case parallelInsertsAllArrive
  case readerBesideInsertsSeesWholeRecords
  case failedInsertThrows
  case failedInsertLeavesTheStoreUnchanged
  case failedReadThrowsAndSpoilsNothing
  case reopenedStoreHasEverything
  case orderIsNotToBeReliedOn
  case doneMarkComesBack
  case recordIsFoundByItsID
  case unknownIDChangesNothing
  case replaceChangesOneRecord
  case replaceMovesBetweenRanges
  case staleReplaceChangesNothing
  case deleteRemovesOneRecord
  case deletedRecordComesBackAsItWas
  case sharedIDIsOneItem
  case failedReplaceChangesNothing
  case failedDeleteChangesNothing
  case changesSurviveReopening
  case recordsBroughtBackSurviveReopening
  case parallelReplacesHaveOneWinner
  case parallelDeletesHaveOneWinner

  /// Tries this case on a new store of that kind.
  ///
  /// - Returns: the store's mistake, as a sentence; nil if it keeps the promise or makes none.
  package func violation(by store: StoreUnderContract) async throws -> String? {
    let place = try store.makePlace()
    defer { place.remove() }
    let trial = StoreTrial(store: place.store, place: place)
    return switch self {
    case .emptyStoreFindsNothing:
      try await trial.has([])
    case .lowerBoundIsIncluded:
      try await trial.finds(["on it"], from: 0, to: 10, of: [("on it", 0)])
    case .upperBoundIsExcluded:
      try await trial.finds(["before it"], from: 0, to: 10, of: [("before it", 9), ("on it", 10)])
    case .emptyRangeFindsNothing:
      try await trial.finds([], from: 5, to: 5, of: [("on both ends", 5)])
    case .recordsOutsideAreLeftOut:
      try await trial.finds(
        ["inside"],
        from: 0,
        to: 10,
        of: [("before", -1), ("inside", 5), ("after", 11)]
      )
    case .manyInAnyOrderComeBack:
      try await trial.finds(
        (0..<200).map { "\($0)" },
        from: 0,
        to: 200,
        of: (0..<300).map { number in
          ("\(number * 77 % 300)", number * 77 % 300)
        }
      )
    case .equalDatesAreAllKept:
      try await trial.finds(["a", "b", "c"], from: 0, to: 10, of: [("b", 5), ("a", 5), ("c", 5)])
    case .sameNameAndDateAreTwo:
      try await trial.finds(["twin", "twin"], from: 0, to: 10, of: [("twin", 5), ("twin", 5)])
    case .sameRecordTwiceIsTwo:
      try await trial.has(
        trial.insert(Array(repeating: trial.record(1, name: "twice"), count: 2))
      )
    case .recordsComeBackWhole:
      try await trial.has(trial.insert([("first", 0), ("second", 1), ("third", 1)]))
    case .fractionsOfASecondAreKept:
      try await trial.keepsFractions()
    case .namesComeBackUnchanged:
      try await trial.has(
        trial.insert(
          [
            "", " blanks ", "line\nline\r\n\u{2028}", "\"quoted\\\"", "\u{0}\u{1B}[2J", "für",
            "fu\u{308}r", "买茶", "👩‍👩‍👧‍👦", "\u{202E}right", "\",\"v\":2}", "a/\\u0041",
            "\u{FEFF}\u{7F}", String(repeating: "long", count: 10_000),
          ].map { ($0, 0) }
        )
      )
    case .parallelInsertsAllArrive:
      try await trial.keepsParallelInserts(count: 1000)
    case .readerBesideInsertsSeesWholeRecords:
      try await trial.readsBesideInserts(count: 200)
    case .failedInsertThrows:
      try await trial.fails(place.failingInsert, with: trial.insert([("first", 0)]))
    case .failedInsertLeavesTheStoreUnchanged:
      try await trial.failingInsertChangesNothing()
    case .failedReadThrowsAndSpoilsNothing:
      try await trial.fails(place.failingRead, with: trial.insert([("first", 0)]))
    case .reopenedStoreHasEverything:
      try await trial.hasReopened(trial.insert([("first", 0), ("second", 0)]))
    case .orderIsNotToBeReliedOn:
      store.variesOrder ? try await trial.variesOrder() : nil
    case .doneMarkComesBack:
      try await trial.has(
        trial.insert([trial.record(1, name: "twin", isDone: true), trial.record(2, name: "twin")])
      )
    default:
      // A store that cannot be edited makes no promise about it.
      try await EditingTrial(trial)?.violation(of: self)
    }
  }
}
