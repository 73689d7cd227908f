/// Assembles the module.
@MainActor
enum SampleModule {
  /// The presenter for a view, which must own it.
  static func presenter(
    for view: any SampleViewInterface,
    dataManager: any SampleDataManagerInterface,
    wireframe: any SampleWireframeInterface,
    delegate: (any SampleModuleDelegate)? = nil
  ) -> any SampleModuleInterface {
    let interactor = SampleInteractor(dataManager: dataManager)
    let presenter = SamplePresenter(interactor: interactor, wireframe: wireframe)
    interactor.output = presenter
    presenter.view = view
    presenter.delegate = delegate
    return presenter
  }
}
