import ChangeSubjects
import InteractorSubjects
import KataTesting
import PresenterSubjects
import Testing
import TextViewSubjects

@Test("The suites of Stages 1 to 3 find the learner's changed classes by name")
func test_laterClasses_areFound() {
  #expect(laterClass("ChangeSubjects.ChangedListInteractor") is any ListInteractorMaker.Type)
  #expect(laterClass("ChangeSubjects.ChangedListPresenter") is any ListPresenterMaker.Type)
  #expect(laterClass("ChangeSubjects.ChangedListTextView") is any ListTextViewMaker.Type)
}
