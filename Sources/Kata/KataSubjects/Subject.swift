import Foundation
import InteractorExercise
import InteractorSolution
import KataKit
import PresenterExercise
import PresenterSolution
import TextViewExercise
import TextViewSolution
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// Makes the implementation that the suites check, as `KATA_SUBJECT` says.
///
/// One build serves all of them; the choice falls when the process runs.
@MainActor
public enum Subject {
  /// Makes the list interactor of the chosen subject.
  ///
  /// - Throws: `SubjectChoiceError` if `KATA_SUBJECT` names no subject.
  public static func makeListInteractor(
    dataManager: any ListDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) throws -> any ListInteractorSubject {
    switch try choice() {
    case .exercise:
      InteractorExercise.ListInteractor(
        dataManager: dataManager,
        clock: clock,
        calendar: calendar
      )
    case .mutant(.interactor, let name):
      try InteractorMutant(named: name).make(
        dataManager: dataManager,
        clock: clock,
        calendar: calendar
      )
    case .variant(.interactor, let name):
      try InteractorVariant(named: name).make(
        dataManager: dataManager,
        clock: clock,
        calendar: calendar
      )
    case .solution, .mutant, .variant:
      InteractorSolution.ListInteractor(
        dataManager: dataManager,
        clock: clock,
        calendar: calendar
      )
    }
  }

  /// Makes the list presenter of the chosen subject.
  ///
  /// - Throws: `SubjectChoiceError` if `KATA_SUBJECT` names no subject.
  public static func makeListPresenter(
    interactor: any ListInteractorInput,
    wireframe: any ListWireframeInterface,
    calendar: Calendar,
    locale: Locale
  ) throws -> any ListPresenterSubject {
    switch try choice() {
    case .exercise:
      PresenterExercise.ListPresenter(
        interactor: interactor,
        wireframe: wireframe,
        calendar: calendar,
        locale: locale
      )
    case .mutant(.presenter, let name):
      try PresenterMutant(named: name).make(
        interactor: interactor,
        wireframe: wireframe,
        calendar: calendar,
        locale: locale
      )
    case .variant(.presenter, let name):
      try PresenterVariant(named: name).make(
        interactor: interactor,
        wireframe: wireframe,
        calendar: calendar,
        locale: locale
      )
    case .solution, .mutant, .variant:
      PresenterSolution.ListPresenter(
        interactor: interactor,
        wireframe: wireframe,
        calendar: calendar,
        locale: locale
      )
    }
  }

  /// Makes the text view of the chosen subject.
  ///
  /// - Throws: `SubjectChoiceError` if `KATA_SUBJECT` names no subject.
  public static func makeListTextView(
    eventHandler: any ListModuleInterface,
    output: any TextOutput
  ) throws -> any ListTextViewSubject {
    switch try choice() {
    case .exercise:
      TextViewExercise.ListTextView(eventHandler: eventHandler, output: output)
    case .mutant(.textView, let name):
      try TextViewMutant(named: name).make(eventHandler: eventHandler, output: output)
    case .variant(.textView, let name):
      try TextViewVariant(named: name).make(eventHandler: eventHandler, output: output)
    case .solution, .mutant, .variant:
      TextViewSolution.ListTextView(eventHandler: eventHandler, output: output)
    }
  }

  private static func choice() throws -> SubjectChoice {
    let variable = RunSettings.Variable.subject.rawValue
    return try SubjectChoice(ProcessInfo.processInfo.environment[variable])
  }
}

extension RawRepresentable where RawValue == String {
  fileprivate init(named name: String) throws {
    guard let value = Self(rawValue: name) else { throw SubjectChoiceError.unknown(name) }
    self = value
  }
}
