import ChangeSubjects
import InteractorSubjects
import KataTesting
import PresenterSubjects
import Testing
import TextViewSubjects

@Test("The suites of Stages 1 to 3 find the makers of the learner's changed classes by name")
@MainActor
func test_laterMakers_areFound() {
  let makeInteractor: Implementations<ListInteractorParts, any ListInteractorSubject>.Make? =
    laterMaker("ChangeSubjects.ChangedInteractorMaker")
  let makePresenter: Implementations<ListPresenterParts, any ListPresenterSubject>.Make? =
    laterMaker("ChangeSubjects.ChangedPresenterMaker")
  let makeView: Implementations<ListTextViewParts, any ListTextViewSubject>.Make? =
    laterMaker("ChangeSubjects.ChangedTextViewMaker")

  #expect(makeInteractor != nil)
  #expect(makePresenter != nil)
  #expect(makeView != nil)
}
