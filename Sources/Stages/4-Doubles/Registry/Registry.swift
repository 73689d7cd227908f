import DoublesExercise
import DoublesSubjects
import KataTesting

/// The learner's doubles.
final class Registry: StageRegistry {
  static func make(_ parts: Any) -> Any? {
    guard parts is DoubleMakers else { return nil }
    return DoubleMakers(
      makeListViewSpy: { DoublesExercise.ListViewSpy() },
      makeListDataManagerSpy: { answer in
        let spy = DoublesExercise.ListDataManagerSpy(answer: answer)
        return AskedDataManager(spy: spy) { try await spy.todoItems(dueIn: $0) }
      },
      makeListWireframeMock: { DoublesExercise.ListWireframeMock(expecting: $0) },
      makeClock: { DoublesExercise.ManualClock(now: $0) },
      makeStore: { DoublesExercise.FakeDataStore(records: $0) }
    )
  }
}
