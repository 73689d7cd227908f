import ChangeExercise
import ChangeSubjects
import InteractorSubjects
import KataTesting
import PresenterSubjects
import TextViewSubjects
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The learner's changed classes, also in the suites of Stages 1 to 3.
final class Registry: StageRegistry {
  static func make(_ parts: Any) -> Any? {
    switch parts {
    case is ChangeClasses: classes
    case let parts as ListInteractorParts: classes.makeInteractor(parts)
    case let parts as ListPresenterParts:
      classes.makePresenter(
        UnsortedInteractor(interactor: parts.interactor),
        parts.wireframe,
        parts.calendar,
        parts.locale
      )
    case let parts as ListTextViewParts:
      classes.makeView(
        UnarrangedModule(module: parts.eventHandler),
        InterceptingTextOutput(ofOldCommands: parts.output)
      )
    default: nil
    }
  }

  private static let classes = ChangeClasses(
    makeInteractor: { $0.make(by: ChangeExercise.ListInteractor.init) },
    makePresenter: ChangeExercise.ListPresenter.init,
    makeView: ChangeExercise.ListTextView.init
  )
}

extension ChangeExercise.ListInteractor: SortingListInteractorSubject {}
extension ChangeExercise.ListPresenter: ArrangingListPresenterSubject {}
extension ChangeExercise.ListTextView: ListTextViewSubject {}

/// An old interactor for a new presenter, in a suite without orders.
@MainActor
private struct UnsortedInteractor: SortingListInteractorInput {
  let interactor: any ListInteractorInput

  func findUpcomingItems() async { await interactor.findUpcomingItems() }
  func sortUpcomingItems(by order: ListOrder) async { await interactor.findUpcomingItems() }
}

/// An old event handler for a new view, in a suite without the new events.
@MainActor
private struct UnarrangedModule: ArrangingListModuleInterface {
  let module: any ListModuleInterface

  func updateView() async { await module.updateView() }
  func addNewEntry() { module.addNewEntry() }
  func changeOrder() async {}
  func changeGrouping() async {}
}

extension InterceptingTextOutput {
  /// An old output for a new view: in the usage line, it shows the list of commands as it was.
  fileprivate init(ofOldCommands real: any TextOutput) {
    self.init(real)
    // A view may write a line in parts, so a line is shown when it ends.
    var line = ""
    mutateText = { text in
      var lines = (line + text).split(separator: "\n", omittingEmptySubsequences: false)
      line = lines.popLast().map(String.init) ?? ""
      return lines.map { line in
        line.replacing(/a add, .*/, with: "a add, r refresh, ? help, q quit") + "\n"
      }
    }
  }
}
