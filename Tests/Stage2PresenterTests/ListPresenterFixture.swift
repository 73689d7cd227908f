import Foundation
import KataTesting
import PresenterSubjects
import TodoMocks
import TodoScreens
import TodoUseCases

/// A list presenter with its doubles around it.
@MainActor
struct ListPresenterFixture {
  let sut: any ListPresenterSubject
  let interactor = ListInteractorInputSpy()
  let wireframe = ListWireframeSpy()
  let view = ListViewSpy()

  /// Makes the subject.
  init(on dates: FixedCalendar = .sundayFirst, locale: String = "en_US") throws {
    sut = try ListPresenterParts(
      interactor: interactor,
      wireframe: wireframe,
      calendar: dates.calendar,
      locale: Locale(identifier: locale)
    ).make()
    sut.view = view
  }

  /// The headings that a new subject shows for one item of each of these relations.
  static func headings(
    ofArrivals arrivals: [NearTermDateRelation]
  ) throws -> (arrivals: [NearTermDateRelation], shown: [String]) {
    let date = try FixedCalendar.sundayFirst.date("2014-05-22 18:00")
    let fixture = try ListPresenterFixture()
    fixture.sut.foundUpcomingItems(arrivals.map { upcoming("Pack", $0, due: date) })
    return (arrivals, fixture.view.headings)
  }

  /// The headings that four new subjects show for these relations.
  ///
  /// By luck, one dictionary has the right order. The next one is at another place in memory, where
  /// it has another order, because one of the same size is kept.
  static func headings(ofFourAnswers relations: [NearTermDateRelation]) throws -> [[String]] {
    var kept: [[NearTermDateRelation: [NearTermDateRelation]]] = []
    let shown = try (1...4).map { _ in
      defer { kept.append(Dictionary(grouping: relations, by: \.self)) }
      return try headings(ofArrivals: relations).shown
    }
    return withExtendedLifetime(kept) { shown }
  }

  /// Each item as title and day, such as `Pack: Thursday`.
  var lines: [String] {
    view.sections.flatMap(\.items).map { "\($0.title): \($0.dueDay)" }
  }

  /// Sets a view without another owner; returns whether it stays alive.
  func keepsAViewAlive() -> Bool {
    weak var seen: ListViewSpy?
    do {
      let view = ListViewSpy()
      sut.view = view
      seen = view
    }
    return seen != nil
  }

  /// Returns whether a presenter stays alive without an owner.
  static func keepsItselfAlive() throws -> Bool {
    weak let seen = try ListPresenterFixture().sut
    return seen != nil
  }

  /// Sets another view, which receives the commands from now on.
  func setAnotherView() -> ListViewSpy {
    let view = ListViewSpy()
    sut.view = view
    return view
  }
}

/// An item as the interactor reports it.
func upcoming(
  _ title: String,
  _ relation: NearTermDateRelation,
  due date: Date
) -> UpcomingItem {
  UpcomingItem(title: Seed.title(title), dueDate: date, dateRelation: relation)
}

/// Every order in which the four relations can arrive.
let allOrders: [[NearTermDateRelation]] = permutations(of: NearTermDateRelation.allCases)

private func permutations(of relations: [NearTermDateRelation]) -> [[NearTermDateRelation]] {
  guard let first = relations.first else { return [[]] }
  return permutations(of: Array(relations.dropFirst())).flatMap { rest in
    (0...rest.count).map { place in
      Array(rest[..<place]) + [first] + Array(rest[place...])
    }
  }
}
