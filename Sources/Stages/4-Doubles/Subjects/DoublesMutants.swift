import DoubleInterfaces
import DoublesSolution
import Foundation
import KataCore
import TodoDomain
import TodoScreens
import TodoStorage

/// The mutants of Stage 4; the curriculum describes the fault of each.
@MainActor
enum DoublesMutants {
  typealias Make = @MainActor (DoubleMakers) -> DoubleMakers

  /// Functions that make them, by name.
  static let all = spies.merging(dataManagers) { first, _ in first }
    .merging(presenters) { first, _ in first }
    .merging(mocks) { first, _ in first }
    .merging(clocks) { first, _ in first }
    .merging(stores) { first, _ in first }

  private static let spies: [String: Make] = [
    "forgetsEverything": spy { _, _ in },
    "keepsNoErrors": spy { calls, call in
      if case .showErrorMessage = call { return }
      calls.append(call)
    },
    "forgetsArguments": spy { calls, call in
      switch call {
      case .showNoContentMessage: calls.append(call)
      case .showUpcomingDisplayData: calls.append(.showUpcomingDisplayData(.init(sections: [])))
      case .showErrorMessage: calls.append(.showErrorMessage(""))
      }
    },
    "forgetsRepeats": spy { calls, call in if !calls.contains(call) { calls.append(call) } },
    "forgetsEqualNeighbours": spy { calls, call in
      if calls.last != call { calls.append(call) }
    },
    "keepsLastOnly": spy { calls, call in calls = [call] },
    "keepsFirstOnly": spy { calls, call in if calls.isEmpty { calls = [call] } },
    "newestFirst": spy { calls, call in calls.insert(call, at: 0) },
    "sortsCalls": spy { calls, call in
      calls.append(call)
      calls.sort { $0.description < $1.description }
    },
    "countsOnly": spy { calls, call in
      // Keeps the number of calls of each kind, but not their order.
      let place = calls.firstIndex { $0.kind > call.kind } ?? calls.endIndex
      calls.insert(call, at: place)
    },
    "keepsTheLastTen": spy { calls, call in calls = (calls + [call]).suffix(10) },
    "keepsFirstSection": spy { calls, call in
      guard case .showUpcomingDisplayData(let data) = call else { return calls.append(call) }
      let first = UpcomingDisplayData(sections: Array(data.sections.prefix(1)))
      calls.append(.showUpcomingDisplayData(first))
    },
    "spiesShareOneList": changing { makers in
      makers.makeListViewSpy = {
        sharedCalls = []
        return LyingListViewSpy { calls, call in
          sharedCalls.append(call)
          calls = sharedCalls
        }
      }
    },
    "spyKeepsItself": changing { $0.makeListViewSpy = { SelfKeepingListViewSpy() } },
    "spiesAreListed": changing { makers in
      let make = makers.makeListDataManagerSpy
      makers.makeListDataManagerSpy = { answer in
        listed.append(make(answer))
        return listed[listed.count - 1]
      }
    },
  ]

  // The names of the same faults in Stage 2.
  private static let presenters = [
    "presenterHidesFailures": "silentFailure",
    "presenterHidesReasons": "failureWithoutReason",
    "presenterHidesRepeats": "failureOnlyOnce",
    "presenterAddsCalls": "failureAndNoContent",
    "presenterHidesEmptyLists": "silentWhenEmpty",
    "presenterIsEmptyOnce": "noContentOnlyOnce",
  ].mapValues { name in changing { $0.presenter = .mutant(stage: 2, name: name) } }

  private static let dataManagers: [String: Make] = [
    "answersNothing": answering { $0.map { _ in .success([]) } },
    "failureIsEmpty": answering { answer in
      answer.map { .success((try? $0.get()) ?? []) }
    },
    "failsInItsOwnWords": answering { answer in
      answer.map { $0.mapError { _ in CocoaError(.fileReadUnknown) } }
    },
    "forgetsTheRange": dataManager { spy in
      spy.kept = { $0.lowerBound..<$0.lowerBound }
    },
    "answersInOrderOfCalling": dataManager { spy in
      spy.receivers = { _, waiting in Array(waiting.prefix(1)) }
    },
    "answersAllAtOnce": dataManager { spy in spy.receivers = { _, waiting in waiting } },
    "oneRequestWaits": dataManager { spy in
      spy.isForgotten = { request, requests in request < requests - 1 }
    },
    "requestEndsWhenCancelled": dataManager { $0.endsWhenCancelled = true },
    "hundredRequestsWait": dataManager { $0.isForgotten = { request, _ in request >= 100 } },
    "answersAHundred": answering { $0.map { $0.map { Array($0.prefix(100)) } } },
    "doesNotWait": answering { $0 ?? .success([]) },
  ]

  private static let mocks: [String: Make] = [
    "mockAcceptsAll": mock { _, _ in nil },
    "mockAcceptsMissing": mock { expected, got in
      got.count <= expected.count ? nil : text(expected, got)
    },
    "mockAcceptsUnexpected": mock { expected, got in
      got.count >= expected.count ? nil : text(expected, got)
    },
    "mockAsksWhether": mock { expected, got in
      expected.isEmpty == got.isEmpty ? nil : text(expected, got)
    },
    "mockRejectsAll": mock { expected, got in text(expected, got) },
    "mockNamesNothing": mock { expected, got in
      expected == got ? nil : "The calls are not the expected ones."
    },
    "mockKeepsAHundred": mock { expected, got in
      expected == got ? nil : text(expected, Array(got.prefix(100)))
    },
    "mockSwapsTheLists": mock { expected, got in expected == got ? nil : text(got, expected) },
  ]

  private static let clocks: [String: Make] = [
    "clockMovesBySelf": clock { $0.shown = { now, reads in now + Double(reads - 1) } },
    "clockNeverMoves": clock { $0.target = { now, _, _ in now } },
    "clockCannotGoBack": clock { $0.target = { now, date, _ in max(now, date) } },
    "clockMovesOnce": clock { $0.target = { now, date, moves in moves == 1 ? date : now } },
    "wakesNobody": clock { $0.woken = { deadlines, _ in deadlines.map { _ in false } } },
    "wakesEverybody": clock { $0.woken = { deadlines, _ in deadlines.map { _ in true } } },
    "wakesWhoCameFirst": clock {
      $0.woken = { deadlines, now in
        let due = deadlines.filter { $0 <= now }.count
        return deadlines.indices.map { $0 < due }
      }
    },
    "wakesAHundred": clock {
      $0.woken = { deadlines, now in deadlines.indices.map { $0 < 100 && deadlines[$0] <= now } }
    },
    "deadlineMustPass": clock { $0.woken = { deadlines, now in deadlines.map { $0 < now } } },
    "sleepsThoughDue": clock { $0.isOver = { _, _ in false } },
    "neverSleeps": clock { $0.isOver = { _, _ in true } },
    "cancelDoesNothing": clock { $0.cancelled = nil },
    "cancelledSleepReturns": clock { $0.cancelled = .success(()) },
    "sleepsThoughCancelled": clock { $0.sleepsThoughCancelled = true },
    "cancelledBeforeTheLock": clock { $0.checksOnlyEarly = true },
    "dueSleepIsNotCancelled": clock { $0.looksAtDeadlineFirst = true },
    "readsClockWhenWoken": clock { $0.readsClockWhenWoken = true },
    "cancelEndsAll": clock { $0.cancelEndsAll = true },
  ]

  private static let stores: [String: Make] = [
    "storeForgetsInserts": store { $0.kept = { _, _ in nil } },
    "storeFindsAll": store { $0.isFound = { _, _ in true } },
    "storeIncludesEnd": store {
      $0.isFound = { $1.contains($0.dueDate) || $0.dueDate == $1.upperBound }
    },
    "storeExcludesStart": store {
      $0.isFound = { $1.contains($0.dueDate) && $0.dueDate != $1.lowerBound }
    },
    "storeDropsDuplicates": store {
      $0.kept = { record, others in others.contains(record) ? nil : record }
    },
    "storeDropsTwins": store {
      $0.kept = { record, others in
        others.contains { ($0.name, $0.dueDate) == (record.name, record.dueDate) } ? nil : record
      }
    },
    "storeComposesNames": store {
      $0.kept = { record, _ in
        record.renamed(record.name.precomposedStringWithCanonicalMapping)
      }
    },
    "storeTrimsNames": store {
      $0.kept = { record, _ in
        record.renamed(record.name.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    },
    "storeRoundsDates": store {
      $0.kept = { record, _ in record.rounded }
    },
    "storeKeepsUnixTime": store {
      $0.kept = { record, _ in
        var kept = record
        kept.dueDate = Date(timeIntervalSince1970: record.dueDate.timeIntervalSince1970)
        return kept
      }
    },
    "storeRoundsItsFirstRecords": changing { makers in
      let make = makers.makeStore
      makers.makeStore = { records in make(records.map(\.rounded)) }
    },
    "storeDropsNameless": store { $0.kept = { record, _ in record.name.isEmpty ? nil : record } },
    "failingStoreChanges": store { $0.keepsFailed = true },
    "storeNeverFails": store { $0.fails = { _ in false } },
    "readsDoNotFail": store { $0.fails = { $0 == nil } },
    "insertsDoNotFail": store { $0.fails = { $0 != nil } },
    "emptyReadsDoNotFail": store { $0.fails = { $0?.isEmpty != true } },
    "storeFailsForEver": store { $0.failsForEver = true },
    "storeSwallowsCancellation": store { $0.isFault = { !($0 is CancellationError) } },
    "storeLosesRaces": store { $0.letsOthersIn = true },
    "storeFailsTwice": store { $0.clearsFaultLater = true },
  ]
}

extension DoublesMutants {
  private static var listed: [AskedDataManager] = []
  private static var sharedCalls: [ListViewCall] = []

  private static func text(_ expected: [ListWireframeCall], _ got: [ListWireframeCall]) -> String {
    "expected \(expected), got \(got)"
  }

  private static func changing(
    _ change: @escaping @MainActor (inout DoubleMakers) -> Void
  ) -> Make {
    { makers in
      var makers = makers
      change(&makers)
      return makers
    }
  }

  private static func spy(
    keep: @escaping (inout [ListViewCall], ListViewCall) -> Void
  ) -> Make {
    changing { $0.makeListViewSpy = { LyingListViewSpy(keep: keep) } }
  }

  private static func dataManager(
    lie: @escaping @MainActor (LyingListDataManagerSpy) -> Void
  ) -> Make {
    changing { makers in
      makers.makeListDataManagerSpy = { answer in
        let spy = LyingListDataManagerSpy(answer: answer)
        lie(spy)
        return AskedDataManager(spy: spy) { try await spy.todoItems(dueIn: $0) }
      }
    }
  }

  private static func answering(
    _ other:
      @escaping (Result<[TodoItem], any Error>?) -> Result<[TodoItem], any Error>?
  ) -> Make {
    changing { makers in
      let make = makers.makeListDataManagerSpy
      makers.makeListDataManagerSpy = { make(other($0)) }
    }
  }

  private static func mock(
    judge: @escaping (_ expected: [ListWireframeCall], _ got: [ListWireframeCall]) -> String?
  ) -> Make {
    changing { $0.makeListWireframeMock = { LyingListWireframeMock(expecting: $0, judge: judge) } }
  }

  private static func clock(lie: @escaping (inout LyingClock.Lies) -> Void) -> Make {
    changing { makers in
      var lies = LyingClock.Lies()
      lie(&lies)
      makers.makeClock = { [lies] in LyingClock(now: $0, lies: lies) }
    }
  }

  private static func store(lie: @escaping (inout LyingDataStore.Lies) -> Void) -> Make {
    changing { makers in
      var lies = LyingDataStore.Lies()
      lie(&lies)
      makers.makeStore = { [lies] in LyingDataStore(records: $0, lies: lies) }
    }
  }
}

extension ListViewCall {
  fileprivate var kind: Int {
    switch self {
    case .showNoContentMessage: 0
    case .showUpcomingDisplayData: 1
    case .showErrorMessage: 2
    }
  }
}

extension TodoRecord {
  fileprivate var rounded: TodoRecord {
    let seconds = dueDate.timeIntervalSinceReferenceDate.rounded(.down)
    return TodoRecord(id: id, name: name, dueDate: Date(timeIntervalSinceReferenceDate: seconds))
  }

  fileprivate func renamed(_ name: String) -> TodoRecord {
    var record = self
    record.name = name
    return record
  }
}
