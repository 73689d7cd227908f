import AddSubjects
import Foundation
import TodoApp
import TodoStorage
import TodoTerminal

extension ModuleBuilder {
  /// A builder of the solution, on Wednesday 21 May 2014 at 9:00 in UTC, with Sunday-first weeks.
  @MainActor
  init(
    store: any TodoDataStore,
    output: any TextOutput,
    listClasses: ListClasses = .solution
  ) {
    self.init(
      dataStore: store,
      clock: FixedClock(now: Date(timeIntervalSince1970: 1_400_662_800)),
      calendar: .gregorian(in: "GMT"),
      locale: Locale(identifier: "en_US"),
      output: output,
      listClasses: listClasses,
      addClasses: AddMakers.solution
    )
  }
}
