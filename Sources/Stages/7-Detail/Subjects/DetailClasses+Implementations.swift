import Foundation
import KataTesting
import TodoApp
import TodoClasses
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoUseCases

/// The classes under test have the app's types.
package typealias DetailInteractorSubject = DetailClasses.Interactor
package typealias DetailPresenterSubject = DetailClasses.Presenter
package typealias DetailWireframeSubject = DetailClasses.Wireframe

extension DetailClasses: StageClasses {
  package static let implementations = Implementations<DetailClasses, DetailClasses>(
    stage: 7,
    solution: { $0 },
    mutants: DetailMutants.all,
    variants: DetailVariants.all
  )
}

// The classes under test with doubles around them, for the suite and for the learner's tests.

/// The interactor under test, and the spy of its output.
@MainActor
package func makeInteractor(
  _ dataManager: any DetailDataManagerInterface,
  in dates: FixedCalendar = .sundayFirst
) throws -> (sut: any DetailInteractorSubject, output: DetailInteractorOutputSpy) {
  let clock = ControllableClock(now: try dates.date("2014-05-21 09:00"))
  let output = DetailInteractorOutputSpy()
  let sut = try DetailClasses.make().makeInteractor(dataManager, clock, dates.calendar)
  sut.output = output
  return (sut, output)
}

/// The presenter under test; it holds neither view nor delegate, so keep them in your test.
@MainActor
package func makePresenter(
  id: UUID = UUID(),
  interactor: any DetailInteractorInput = DetailInteractorInputSpy(),
  wireframe: any DetailWireframeInterface = DetailWireframeSpy(openLink: .success(true)),
  view: (any DetailViewInterface)? = nil,
  delegate: (any DetailModuleDelegate)? = nil,
  in dates: FixedCalendar = .sundayFirst
) throws -> any DetailPresenterSubject {
  let (make, locale) = (try DetailClasses.make().makePresenter, Locale(identifier: "en_US"))
  var calendar = dates.calendar
  calendar.locale = Locale(identifier: "fr_FR")
  let sut = make(id, interactor, wireframe, calendar, locale)
  sut.view = view
  sut.delegate = delegate
  return sut
}

/// An open item with a new identifier, due at a time such as `2014-05-22 18:00` at UTC.
package func storedItem(_ name: String, due: String) throws -> StoredItem {
  let date = try FixedCalendar.sundayFirst.date(due)
  return StoredItem(id: UUID(), item: TodoItem(name: name, dueDate: date), isDone: false)
}

extension UUID {
  /// A fixed identifier with this last byte.
  package init(number: UInt8) {
    self.init(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
  }
}
