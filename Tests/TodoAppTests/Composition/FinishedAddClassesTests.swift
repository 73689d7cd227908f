import AddSubjects
import Foundation
import Testing
import TodoApp
import TodoDomain
import TodoUseCases

@MainActor
struct FinishedAddClassesTests {
  @Test("Classes that do all their work are finished")
  func test_completed_solution_isFinished() async {
    let (_, unfinished) = await FinishedAddClasses(AddMakers.solution)
      .completed(with: AddMakers.solution)

    #expect(unfinished == [])
  }

  @Test("A class that does a part of its work is replaced, and the others are used")
  func test_completed_halfAnInteractor_isReplaced() async {
    var begun = AddMakers.solution
    begun.makeInteractor = { _, clock, _ in HalfAnInteractor(now: clock.now) }

    let (classes, unfinished) = await FinishedAddClasses(begun).completed(with: AddMakers.solution)

    #expect(unfinished == ["AddInteractor"])
    let interactor = classes.makeInteractor(
      NoDataManager(),
      FixedClock(now: .distantPast),
      .gregorian(in: "GMT")
    )
    #expect(!(interactor is HalfAnInteractor))
  }
}

/// Reports the earliest date, and nothing else.
private final class HalfAnInteractor: AddClasses.Interactor {
  weak var output: (any AddInteractorOutput)?
  private let now: Date

  init(now: Date) { self.now = now }

  func findEarliestDueDate() { output?.foundEarliestDueDate(now) }
  func saveNewEntry(name: String, dueDate: Date) async {}
}

private struct NoDataManager: AddDataManagerInterface {
  func addNewEntry(_ item: TodoItem) async throws {}
}
