import Testing
import TodoApp
import TodoMocks
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

@MainActor
struct SilentStagesTests {
  @Test("For untouched starters, names all three files and the missing behaviour of each")
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
        Nothing is shown, because the exercise is not finished:
            Exercises/1-Interactor/ListInteractor.swift  findUpcomingItems() asks for no items
            Exercises/2-Presenter/ListPresenter.swift    addNewEntry() asks for no screen
            Exercises/3-TextView/ListTextView.swift      showNoContentMessage() writes nothing
        `swift run kata` leads to the next step; `swift run todo` shows the finished list.

        """
    )
  }

  @Test("The silent parts are those that make no call")
  func test_silentParts_oneStageWritten_areTheOthers() async {
    let sut = SilentStages { parts in
      var module = makeSolutionModule(parts)
      module.presenter = SilentPresenter()
      module.view = SilentView()
      return module
    }

    #expect(await sut.silentParts() == [.presenter, .view])
  }

  @Test("Does not name a stage that works")
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

  @Test("If each stage works on its own, points to the calls between them")
  func test_report_allWritten_saysSo() async {
    let report = await SilentStages(makeListModule: makeSolutionModule).report()

    #expect(report.contains("Each stage works on its own, so check the calls between them."))
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
