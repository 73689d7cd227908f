import DoubleInterfaces
import DoublesSolution
import KataCore
import Synchronization
import TodoDomain
import TodoScreens
import TodoStorage

/// The variants of Stage 4; the curriculum describes each of them.
@MainActor
enum DoublesVariants {
  /// Functions that make them, by name.
  static let all: [String: @MainActor (DoubleMakers) -> DoubleMakers] = [
    "keptBackwards": { makers in
      DoubleMakers(
        makeListViewSpy: { BackwardsListViewSpy() },
        makeListDataManagerSpy: { answer in
          let spy = StreamedListDataManagerSpy(answer: answer)
          return AskedDataManager(spy: spy) { try await spy.todoItems(dueIn: $0) }
        },
        makeListWireframeMock: { calls in
          LyingListWireframeMock(expecting: calls) { $0 == $1 ? nil : "expected \($0), got \($1)" }
        },
        makeClock: { LyingClock(now: $0) },
        makeStore: { ActorDataStore(records: $0) },
        presenter: .variant(stage: 2, name: "fillsBuckets")
      )
    },
    "ordersVary": { makers in
      var makers = makers
      makers.makeClock = { date in
        var lies = LyingClock.Lies()
        // The same decision, written differently.
        lies.woken = { deadlines, now in deadlines.map { !($0 > now) } }
        return LyingClock(now: date, lies: lies)
      }
      makers.presenter = .variant(stage: 2, name: "formatsWhenMade")
      makers.makeStore = { ShelvedDataStore(records: $0) }
      makers.makeListDataManagerSpy = { answer in
        let spy = LyingListDataManagerSpy(answer: answer)
        return AskedDataManager(spy: spy) { try await spy.todoItems(dueIn: $0) }
      }
      return makers
    },
  ]
}
