import ChangeExercise
import ChangeSubjects
import Foundation
import InteractorExercise
import InteractorSubjects
import KataRun
import KataTesting
import PresenterSubjects
import Testing
import TextViewSubjects
import TodoMocks

/// Checks that suites get the learner's classes, of their own stage or of a later one.
@MainActor
struct RegistryTests {
  private let interactor = ListInteractorParts(
    dataManager: ListDataManagerSpy(todoItems: .success([])),
    clock: ControllableClock(now: .distantPast),
    calendar: FixedCalendar.sundayFirst.calendar
  )

  @Test("A number of a later stage gives its classes to the suites of the older stages")
  func test_make_changed_isOfTheLaterStage() throws {
    let presenter = ListPresenterParts(
      interactor: ListInteractorInputSpy(),
      wireframe: ListWireframeSpy(),
      calendar: FixedCalendar.sundayFirst.calendar,
      locale: Locale(identifier: "en_US")
    )
    let view = ListTextViewParts(
      eventHandler: ListModuleSpy(),
      output: TextOutputSpy(columns: 80, width: \.count)
    )

    #expect((try interactor.make(.changed(by: 5)) as Any) is ChangeExercise.ListInteractor)
    #expect((try presenter.make(.changed(by: 5)) as Any) is ChangeExercise.ListPresenter)
    #expect((try view.make(.changed(by: 5)) as Any) is ChangeExercise.ListTextView)
  }

  @Test("A stage's suites get the learner's class of the stage")
  func test_make_exercise_isTheLearners() throws {
    #expect((try interactor.make(.exercise) as Any) is InteractorExercise.ListInteractor)
  }

  @Test("A stage that changes no other has no classes for the older suites")
  func test_make_changedByAnother_throws() {
    #expect(throws: ImplementationError.unknown("changed:4")) {
      try interactor.make(.changed(by: 4))
    }
  }
}
