import Testing
import TodoApp
import TodoMocks
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

@MainActor
struct SilentStagesTests {
  @Test("A module of untouched starters names all three files and what each does not do")
  func test_report_nothingWritten_namesAllThree() async {
    let sut = SilentStages { _ in
      ListModule(
        interactor: ListInteractorInputSpy(),
        presenter: SilentPresenter(),
        view: SilentView()
      )
    }

    #expect(
      await sut.report() == """
        Nothing is shown, because the exercise is not written to its end:
            Exercises/1-Interactor/ListInteractor.swift  findUpcomingItems() asks for no items
            Exercises/2-Presenter/ListPresenter.swift    addNewEntry() asks for no screen
            Exercises/3-TextView/ListTextView.swift      showNoContentMessage() writes nothing
        `swift run kata` leads to the next step; `swift run todo` shows the finished list.

        """
    )
  }

  @Test("A stage that answers is not named")
  func test_report_oneStageWritten_namesTheOthers() async {
    let sut = SilentStages { parts in
      var module = makeSolutionModule(parts)
      module.presenter = SilentPresenter()
      return module
    }

    let report = await sut.report()

    #expect(report.contains("2-Presenter"))
    #expect(!report.contains("1-Interactor"))
    #expect(!report.contains("3-TextView"))
  }

  @Test("Where each stage answers alone, what they tell each other is the place to look")
  func test_report_allWritten_saysSo() async {
    let report = await SilentStages(makeListModule: makeSolutionModule).report()

    #expect(report.contains("Each stage answers alone, so look at what they tell each other."))
  }
}

private final class SilentPresenter: ListModuleInterface, ListInteractorOutput, AddModuleDelegate {
  func updateView() async {}
  func addNewEntry() {}
  func foundUpcomingItems(_ items: [UpcomingItem]) {}
  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {}
  func addModuleDidCancelAddAction() {}
  func addModuleDidSaveAddAction() async {}
}

private final class SilentView: ListViewInterface, TextScreen {
  func viewWillAppear() async {}
  func handle(_ line: String) async {}
  func showNoContentMessage() {}
  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {}
  func showErrorMessage(_ message: String) {}
}
