import ChangeSolution
import Foundation
import InteractorSubjects
import KataCore
import KataTesting
import PresenterSubjects
import TextViewSubjects
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// A list interactor with a chosen order.
@MainActor
package protocol SortingListInteractorSubject: ListInteractorSubject, SortingListInteractorInput {}

/// A list presenter with a chosen order and grouping.
@MainActor
package protocol ArrangingListPresenterSubject: ListPresenterSubject, ArrangingListModuleInterface {
}

/// Functions that make the three classes of the change.
@MainActor
package struct ChangeClasses: StageClasses {
  package typealias MakeInteractor =
    @MainActor (ListInteractorParts) -> any SortingListInteractorSubject
  package typealias MakePresenter =
    @MainActor (any SortingListInteractorInput, any ListWireframeInterface, Calendar, Locale)
    -> any ArrangingListPresenterSubject
  package typealias MakeView =
    @MainActor (any ArrangingListModuleInterface, any TextOutput) -> any ListTextViewSubject

  /// Makes a list interactor, of the same parts as one of Stage 1.
  package internal(set) var makeInteractor: MakeInteractor
  /// Makes a list presenter.
  package internal(set) var makePresenter: MakePresenter
  /// Makes a text view.
  package internal(set) var makeView: MakeView

  package init(
    makeInteractor: @escaping MakeInteractor,
    makePresenter: @escaping MakePresenter,
    makeView: @escaping MakeView
  ) {
    self.makeInteractor = makeInteractor
    self.makePresenter = makePresenter
    self.makeView = makeView
  }

  package static let implementations = Implementations<ChangeClasses, ChangeClasses>(
    stage: 5,
    solution: { $0 },
    mutants: ChangeMutants.all,
    variants: ChangeVariants.all
  )

  package static let solution = ChangeClasses(
    makeInteractor: { $0.make(by: ChangeSolution.ListInteractor.init) },
    makePresenter: ChangeSolution.ListPresenter.init,
    makeView: ChangeSolution.ListTextView.init
  )
}

extension ChangeSolution.ListInteractor: SortingListInteractorSubject {}
extension ChangeSolution.ListPresenter: ArrangingListPresenterSubject {}
extension ChangeSolution.ListTextView: ListTextViewSubject {}

// A class that lacks the new methods has these, which do nothing; the message must say so.

extension SortingListInteractorSubject {
  public func sortUpcomingItems(by order: ListOrder) async {
    remark(on: self, lacking: "SortingListInteractorInput")
  }
}

extension ArrangingListPresenterSubject {
  public func changeOrder() async { remark(on: self, lacking: "ArrangingListModuleInterface") }
  public func changeGrouping() async { remark(on: self, lacking: "ArrangingListModuleInterface") }
}

private func remark(on code: Any, lacking protocolName: String) {
  RunningTest.keep(
    remark: "\(type(of: code)) does not conform to \(protocolName) yet, so the call had no effect."
  )
}
