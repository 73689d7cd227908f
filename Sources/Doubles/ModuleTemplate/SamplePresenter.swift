/// Turns results into texts for the view, and the user's actions into requests.
@MainActor
final class SamplePresenter: SampleModuleInterface {
  /// Shows the texts; weak, because the view owns the presenter.
  weak var view: (any SampleViewInterface)?
  weak var delegate: (any SampleModuleDelegate)?

  private let interactor: any SampleInteractorInput
  private let wireframe: any SampleWireframeInterface

  init(interactor: any SampleInteractorInput, wireframe: any SampleWireframeInterface) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  func updateView() async {}

  func close() {}
}

extension SamplePresenter: SampleInteractorOutput {
  func foundItems(_ titles: [String]) {}

  func failedToFindItems(reason: String) {}
}
