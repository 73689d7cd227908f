import Testing
import TodoMocks
import TodoStorage

@testable import TodoStoreContract

/// A contract that accepts everything is useless: for each lie, a case with a clear message fails.
struct StoreContractRejectsTests {
  @Test("A lying store is rejected by the case for its lie", arguments: LyingStore.Lie.allCases)
  func test_lie_itsCase_rejectsIt(lie: LyingStore.Lie) async throws {
    let violation = try await lie.contract.violation(by: .lying(lie))

    #expect(violation != nil)
  }

  @Test("The message prints the expected and the actual records")
  func test_violation_prints_expectedAndFound() async throws {
    #expect(
      try await StoreContract.upperBoundIsExcluded.violation(by: .lying(.findsTheUpperBound))
        == #"expected ["before it"], got ["before it", "on it"]"#
    )
  }
}

extension LyingStore.Lie {
  /// The case that must detect it.
  fileprivate var contract: StoreContract {
    switch self {
    case .findsTheUpperBound: .upperBoundIsExcluded
    case .missesTheLowerBound: .lowerBoundIsIncluded
    case .ignoresTheRange: .recordsOutsideAreLeftOut
    case .dropsDuplicates: .sameNameAndDateAreTwo
    case .keepsOneForEachDate: .equalDatesAreAllKept
    case .sortsByName: .orderIsNotToBeReliedOn
    case .forgetsTheLast: .manyInAnyOrderComeBack
    case .losesAnInsertUnderConcurrency: .parallelInsertsAllArrive
    case .swallowsErrors: .failedInsertThrows
    case .keepsWhatFailed: .failedInsertLeavesTheStoreUnchanged
    case .answersInPart: .failedReadThrowsAndSpoilsNothing
    case .trimsNames, .composesNames: .namesComeBackUnchanged
    case .forgetsWhenReopened: .reopenedStoreHasEverything
    case .forgetsTheMark: .doneMarkComesBack
    case .findsTheFirst: .recordIsFoundByItsID
    case .inventsARecord, .insertsWhatIsMissing: .unknownIDChangesNothing
    case .replacesTwins: .replaceChangesOneRecord
    case .keepsTheOldDate: .replaceMovesBetweenRanges
    case .acceptsStale, .changesIdentifiers: .staleReplaceChangesNothing
    case .deletesTwins, .deletesTwice: .deleteRemovesOneRecord
    case .returnsTheFirstVersion, .buriesIdentifiers, .bringsBackTwice, .bringsBackOpen:
      .deletedRecordComesBackAsItWas
    case .forgetsWhatCameBack: .recordsBroughtBackSurviveReopening
    case .keepsCopies: .sharedIDIsOneItem
    case .changesWhatFailed, .swallowsFailedChanges: .failedReplaceChangesNothing
    case .deletesWhatFailed: .failedDeleteChangesNothing
    case .forgetsChangesWhenReopened: .changesSurviveReopening
    case .replacesInTwoSteps: .parallelReplacesHaveOneWinner
    case .deletesInTwoSteps: .parallelDeletesHaveOneWinner
    case .cutsFractions: .fractionsOfASecondAreKept
    case .mixesUpIds: .recordsComeBackWhole
    case .dropsSameId: .sameRecordTwiceIsTwo
    case .showsHalfARecord: .readerBesideInsertsSeesWholeRecords
    }
  }
}

extension StoreUnderContract {
  static func lying(_ lie: LyingStore.Lie) -> StoreUnderContract {
    StoreUnderContract(description: "a store that \(lie)", variesOrder: true) {
      let store = LyingStore(lie)
      var place = Place(store, around: store.honest)
      let forgets = [.forgetsWhenReopened, .forgetsChangesWhenReopened, .forgetsWhatCameBack]
        .contains(lie)
      if forgets { place.reopen = { store.reopened } }
      return place
    }
  }
}
