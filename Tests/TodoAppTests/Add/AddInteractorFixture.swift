import Foundation
import TodoApp
import TodoDomain
import TodoMocks
import TodoUseCases

/// An add interactor with doubles, on Wednesday 21 May 2014 at 23:30 in Tokyo.
@MainActor
struct AddInteractorFixture {
  /// The first instant of that day in Tokyo.
  static let today = Date(timeIntervalSince1970: 1_400_598_000)

  let clock = TodoClockSpy(now: today.addingTimeInterval(84_600))
  let dataManager: AddDataManagerSpy
  let output: AddInteractorOutputSpy
  let sut: AddInteractor

  init(
    save: StubbedAnswer<TodoItem, Void, any Error> = .success(()),
    followUp: StubbedAnswer<Void, Void, Never> = .success(())
  ) {
    dataManager = AddDataManagerSpy(addNewEntry: save)
    output = AddInteractorOutputSpy(savedNewEntry: followUp)
    sut = AddInteractor(
      dataManager: dataManager,
      clock: clock,
      calendar: .gregorian(in: "Asia/Tokyo")
    )
    sut.output = output
  }
}
