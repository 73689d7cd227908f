import AddSubjects
import ChangeSubjects
import DoublesSubjects
import InteractorSubjects
import KataKit
import KataStages
import KataTesting
import PresenterSubjects
import Testing
import TextViewSubjects

/// The rows of the curriculum, and the behaviour for their names.
@MainActor
struct SubjectNamesTests {
  private typealias Names = (mutants: Set<String>, variants: Set<String>)

  private static let subjects: [[Names]] = [
    [ListInteractorParts.implementations.names],
    [ListPresenterParts.implementations.names],
    [ListTextViewParts.implementations.names],
    [DoubleMakers.implementations.names],
    [
      SortingListInteractorParts.implementations.names,
      ArrangingListPresenterParts.implementations.names,
      ArrangingListTextViewParts.implementations.names,
    ],
    [AddMakers.implementations.names],
  ]

  @Test("Each row of a mutant or variant has behaviour, and each of them has a row")
  func test_names_areThoseOfTheRows() {
    for (stage, subjects) in zip(Curriculum.viperKata.stages, Self.subjects) {
      for names in subjects {
        #expect(names.mutants == Set(stage.mutants.map(\.name)))
        #expect(names.variants == Set(stage.variants.map(\.name)))
      }
    }
    #expect(Self.subjects.count == Curriculum.viperKata.stages.count)
  }

  @Test("The suites of Stages 1 to 3 find the learner's changed classes by name")
  func test_laterClasses_areFound() {
    #expect(laterClass("ChangeSubjects.ChangedListInteractor") is any ListInteractorMaker.Type)
    #expect(laterClass("ChangeSubjects.ChangedListPresenter") is any ListPresenterMaker.Type)
    #expect(laterClass("ChangeSubjects.ChangedListTextView") is any ListTextViewMaker.Type)
  }
}
