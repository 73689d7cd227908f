import Foundation
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// Makes the classes of the detail module; its maker chooses them.
@MainActor
package struct DetailClasses {
  /// The use case, with an output to connect.
  @MainActor
  package protocol Interactor: AnyObject, DetailInteractorInput {
    var output: (any DetailInteractorOutput)? { get set }
  }

  /// The presenter, with a view and a delegate to connect.
  @MainActor
  package protocol Presenter: DetailModuleInterface, DetailInteractorOutput {
    var view: (any DetailViewInterface)? { get set }
    var delegate: (any DetailModuleDelegate)? { get set }
  }

  /// The way to an item's screen and back.
  @MainActor
  package protocol Wireframe: AnyObject, PickWireframeInterface, DetailWireframeInterface {}

  package typealias MakeInteractor =
    @MainActor (any DetailDataManagerInterface, any TodoClock, Calendar) -> any Interactor
  package typealias MakePresenter =
    @MainActor (UUID, any DetailInteractorInput, any DetailWireframeInterface, Calendar, Locale)
    -> any Presenter
  package typealias MakeWireframe =
    @MainActor (any RootWireframeInterface, any DetailModuleBuilderInterface, any LinkOpener)
    -> any Wireframe

  package var makeInteractor: MakeInteractor
  package var makePresenter: MakePresenter
  package var makeWireframe: MakeWireframe

  package init(
    makeInteractor: @escaping MakeInteractor,
    makePresenter: @escaping MakePresenter,
    makeWireframe: @escaping MakeWireframe
  ) {
    self.makeInteractor = makeInteractor
    self.makePresenter = makePresenter
    self.makeWireframe = makeWireframe
  }
}
