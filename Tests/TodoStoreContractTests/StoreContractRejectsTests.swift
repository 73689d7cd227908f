import Foundation
import Testing
import TodoMocks
import TodoStorage

@testable import TodoStoreContract

/// A contract that accepts everything is useless: for each lie, a case with a clear message fails.
struct StoreContractRejectsTests {
  @Test(
    "A lying store is rejected by the case for its lie",
    arguments: [
      (.findsTheUpperBound, .upperBoundIsExcluded),
      (.missesTheLowerBound, .lowerBoundIsIncluded),
      (.ignoresTheRange, .recordsOutsideAreLeftOut),
      (.dropsDuplicates, .sameNameAndDateAreTwo),
      (.keepsOneForEachDate, .equalDatesAreAllKept),
      (.sortsByName, .orderIsNotToBeReliedOn),
      (.forgetsTheLast, .manyInAnyOrderComeBack),
      (.losesAnInsertUnderConcurrency, .parallelInsertsAllArrive),
      (.swallowsErrors, .failedInsertThrows),
      (.keepsWhatFailed, .failedInsertLeavesTheStoreUnchanged),
      (.answersInPart, .failedReadThrowsAndSpoilsNothing),
      (.trimsNames, .namesComeBackUnchanged),
      (.composesNames, .namesComeBackUnchanged),
      (.forgetsWhenReopened, .reopenedStoreHasEverything),
      (.cutsFractions, .fractionsOfASecondAreKept),
      (.mixesUpIds, .recordsComeBackWhole),
      (.dropsSameId, .sameRecordTwiceIsTwo),
      (.showsHalfARecord, .readerBesideInsertsSeesWholeRecords),
    ] as [(LyingStore.Lie, StoreContract)]
  )
  func test_lie_itsCase_rejectsIt(lie: LyingStore.Lie, contract: StoreContract) async throws {
    let violation = try await contract.violation(by: .lying(lie))

    #expect(violation != nil)
  }

  @Test("All 18 lies are tried")
  func test_lies_areAllTried() {
    #expect(LyingStore.Lie.allCases.count == 18)
  }

  @Test("The message prints the expected and the actual records")
  func test_violation_prints_expectedAndFound() async throws {
    #expect(
      try await StoreContract.upperBoundIsExcluded.violation(by: .lying(.findsTheUpperBound))
        == #"expected ["before it"], got ["before it", "on it"]"#
    )
  }
}

extension StoreUnderContract {
  fileprivate static func lying(_ lie: LyingStore.Lie) -> StoreUnderContract {
    let claims: Set<Claim> = lie == .forgetsWhenReopened ? [.survivesReopening] : [.variesOrder]
    return StoreUnderContract(name: "a store that \(lie)", claims: claims) {
      let store = LyingStore(lie)
      return Place(
        open: { lie == .forgetsWhenReopened ? LyingStore(lie) : store },
        failingInsert: { tried in
          store.honest.insertFault = .next(CancellationError())
          try await tried.insert(TodoRecord(id: UUID(), name: "failed", dueDate: .distantPast))
        },
        failingRead: { tried in
          store.honest.readFault = .next(CancellationError())
          _ = try await tried.records(dueIn: .distantPast ..< .distantFuture)
        }
      )
    }
  }
}
