import ChangeExercise
import TodoApp
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// Assembles a list module from the classes of the exercise that changes the list.
///
/// In a half-finished exercise, one class may support an order or grouping that the next does not.
@MainActor
func makeChangeExerciseListModule(_ parts: ListModuleParts) -> ListModule {
  let interactor = ListInteractor(
    dataManager: parts.dataManager,
    clock: parts.clock,
    calendar: parts.calendar
  )
  let presenter = ListPresenter(
    interactor: SortingIfAble(interactor: interactor),
    wireframe: parts.wireframe,
    calendar: parts.calendar,
    locale: parts.locale
  )
  let view = ListTextView(
    eventHandler: ArrangingIfAble(presenter: presenter),
    output: parts.output
  )
  interactor.output = presenter
  presenter.view = view
  return ListModule(interactor: interactor, presenter: presenter, view: view)
}

/// Whether one of the classes of that exercise supports a part of the change.
@MainActor
func isChangeBegun() async -> Bool {
  let event = KeyProbe()
  let view = ListTextView(eventHandler: event, output: NoOutput())
  for key in ["s", "g"] { await view.handle(key) }
  let classes: [Any.Type] = [ListInteractor.self, ListPresenter.self]
  return event.wasTold || classes[0] is any SortingListInteractorInput.Type
    || classes[1] is any ArrangingListModuleInterface.Type
}

/// An interactor that perhaps does not support an order yet: then it finds the items as before.
@MainActor
struct SortingIfAble: SortingListInteractorInput {
  let interactor: any ListInteractorInput

  func findUpcomingItems() async { await interactor.findUpcomingItems() }

  func sortUpcomingItems(by order: ListOrder) async {
    guard let sorting = interactor as? any SortingListInteractorInput else {
      return await interactor.findUpcomingItems()
    }
    await sorting.sortUpcomingItems(by: order)
  }
}

/// A presenter that may not support the new events yet: then they do nothing.
@MainActor
struct ArrangingIfAble: ArrangingListModuleInterface {
  let presenter: any ListModuleInterface

  func updateView() async { await presenter.updateView() }
  func addNewEntry() { presenter.addNewEntry() }
  func changeOrder() async {
    await (presenter as? any ArrangingListModuleInterface)?.changeOrder()
  }
  func changeGrouping() async {
    await (presenter as? any ArrangingListModuleInterface)?.changeGrouping()
  }
}

/// Records whether a view passes on one of the new keys.
@MainActor
private final class KeyProbe: ArrangingListModuleInterface {
  private(set) var wasTold = false

  func updateView() async {}
  func addNewEntry() {}
  func changeOrder() async { wasTold = true }
  func changeGrouping() async { wasTold = true }
}

/// An output that discards its text.
@MainActor
private struct NoOutput: TextOutput {
  let columns = 80

  func width(of text: String) -> Int { text.count }
  func write(_ text: String) {}
}
