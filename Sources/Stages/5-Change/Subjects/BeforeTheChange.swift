import InteractorSubjects
import KataTesting
import PresenterSubjects
import TextViewSubjects
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// An interactor that perhaps lacks the new protocol; then choosing an order does nothing.
@MainActor
final class PerhapsSortingInteractor: SortingListInteractorSubject {
  private let code: any ListInteractorSubject

  init(_ code: any ListInteractorSubject) {
    self.code = code
  }

  var output: (any ListInteractorOutput)? {
    get { code.output }
    set { code.output = newValue }
  }

  func findUpcomingItems() async { await code.findUpcomingItems() }

  func sortUpcomingItems(by order: ListOrder) async {
    guard let code = code as? any SortingListInteractorInput else {
      return remark(on: code, lacking: "SortingListInteractorInput")
    }
    await code.sortUpcomingItems(by: order)
  }
}

/// A presenter that may not conform to the new protocol yet; then the new events do nothing.
@MainActor
final class PerhapsArrangingPresenter: ArrangingListPresenterSubject {
  private let code: any ListPresenterSubject

  init(_ code: any ListPresenterSubject) {
    self.code = code
  }

  var view: (any ListViewInterface)? {
    get { code.view }
    set { code.view = newValue }
  }

  func updateView() async { await code.updateView() }
  func addNewEntry() { code.addNewEntry() }
  func foundUpcomingItems(_ items: [UpcomingItem]) { code.foundUpcomingItems(items) }
  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    code.failedToFindUpcomingItems(failure)
  }
  func addModuleDidCancelAddAction() { code.addModuleDidCancelAddAction() }
  func addModuleDidSaveAddAction() async { await code.addModuleDidSaveAddAction() }

  func changeOrder() async { await arranging?.changeOrder() }
  func changeGrouping() async { await arranging?.changeGrouping() }

  private var arranging: (any ArrangingListModuleInterface)? {
    let arranging = code as? any ArrangingListModuleInterface
    if arranging == nil {
      remark(on: code, lacking: "ArrangingListModuleInterface")
    }
    return arranging
  }
}

// The call has no effect, whatever names the methods of the class have. The message must say so.
private func remark(on code: Any, lacking protocolName: String) {
  RunningTest.keep(
    remark: "\(type(of: code)) does not conform to \(protocolName) yet, so the call had no effect."
  )
}

/// An old interactor for a new presenter, in a suite without orders.
@MainActor
struct UnsortedInteractor: SortingListInteractorInput {
  let interactor: any ListInteractorInput

  func findUpcomingItems() async { await interactor.findUpcomingItems() }
  func sortUpcomingItems(by order: ListOrder) async { await interactor.findUpcomingItems() }
}

/// An old event handler for a new view, in a suite without the new events.
@MainActor
struct UnarrangedModule: ArrangingListModuleInterface {
  let module: any ListModuleInterface

  func updateView() async { await module.updateView() }
  func addNewEntry() { module.addNewEntry() }
  func changeOrder() async {}
  func changeGrouping() async {}
}

extension InterceptingTextOutput {
  /// An old output for a new view: in the usage line, it shows the list of commands as it was.
  init(ofOldCommands real: any TextOutput) {
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
