/// The rules of the use case; it knows no screen.
@MainActor
final class SampleInteractor: SampleInteractorInput {
  /// Receives the results; weak, because the presenter owns the interactor.
  weak var output: (any SampleInteractorOutput)?

  private let dataManager: any SampleDataManagerInterface

  init(dataManager: any SampleDataManagerInterface) {
    self.dataManager = dataManager
  }

  func findItems() async {}
}
