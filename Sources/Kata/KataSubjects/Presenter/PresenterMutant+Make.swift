import Foundation
import KataKit
import PresenterSolution
import TodoRouting
import TodoScreens
import TodoUseCases

extension PresenterMutant {
  @MainActor
  func make(
    interactor: any ListInteractorInput,
    wireframe: any ListWireframeInterface,
    calendar: Calendar,
    locale: Locale
  ) -> any ListPresenterSubject {
    var calendar = calendar
    var locale = locale
    switch self {
    case .machineLocale: locale = Locale(identifier: "en_US")
    case .weekdayAtUTC: calendar.timeZone = .gmt
    case .strongView:
      return StrongViewPresenter(
        interactor: interactor,
        wireframe: wireframe,
        calendar: calendar,
        locale: locale
      )
    default: break
    }
    let bent = BentListPresenter(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    )
    bendRequests(of: bent, to: interactor)
    bendFailures(of: bent)
    bendItems(of: bent, calendar, locale)
    bendSections(of: bent)
    return bent
  }

  @MainActor
  private func bendRequests(of bent: BentListPresenter, to interactor: any ListInteractorInput) {
    func askTwice() async {
      await interactor.findUpcomingItems()
      await interactor.findUpcomingItems()
    }
    switch self {
    case .asksTwice: bent.onUpdate = askTwice
    case .refreshInsteadOfAdd: bent.onAdd = { Task { await interactor.findUpcomingItems() } }
    case .refreshAfterCancel: bent.onCancel = { Task { await interactor.findUpcomingItems() } }
    case .noRefreshAfterSave: bent.onSave = {}
    case .refreshTwiceAfterSave: bent.onSave = askTwice
    default: break
    }
  }

  @MainActor
  private func bendFailures(of bent: BentListPresenter) {
    let sentence = "Your to-do items could not be read"
    switch self {
    case .silentFailure: bent.onFailed = { _ in }
    case .failureWithoutReason:
      bent.onFailed = { [weak bent] _ in bent?.view?.showErrorMessage(sentence) }
    case .colonWithoutReason:
      bent.onFailed = { [weak bent] failure in
        bent?.view?.showErrorMessage("\(sentence): \(failure.reason)")
      }
    case .failureAndNoContent:
      bent.onFailed = { [weak bent] failure in
        bent?.solution.failedToFindUpcomingItems(failure)
        bent?.view?.showNoContentMessage()
      }
    default: break
    }
  }

  @MainActor
  private func bendItems(of bent: BentListPresenter, _ calendar: Calendar, _ locale: Locale) {
    switch self {
    case .emptyTable:
      bent.onFound = { [weak bent] items in
        guard items.isEmpty else { return bent?.solution.foundUpcomingItems(items) ?? () }
        bent?.view?.showUpcomingDisplayData(UpcomingDisplayData(sections: []))
      }
    case .sortedByTitle:
      bent.onFound = { [weak bent] items in
        bent?.solution.foundUpcomingItems(items.sorted { $0.title < $1.title })
      }
    case .oneDayOneSection:
      bent.onFound = { [weak bent] items in
        bent?.solution.foundUpcomingItems(
          items.map { item in
            let first = items.first { calendar.isDate($0.dueDate, inSameDayAs: item.dueDate) }
            return UpcomingItem(
              title: item.title,
              dueDate: item.dueDate,
              dateRelation: first?.dateRelation ?? item.dateRelation
            )
          }
        )
      }
    case .arrivalOrder:
      bent.onFound = { [weak bent] items in
        let names: [NearTermDateRelation: String] = [
          .today: "Today", .tomorrow: "Tomorrow", .laterThisWeek: "Later This Week",
          .nextWeek: "Next Week",
        ]
        let arrival = items.compactMap { names[$0.dateRelation] }
        bent?.bendData = { data in
          UpcomingDisplayData(
            sections: data.sections.sorted {
              arrival.firstIndex(of: $0.name) ?? 0 < arrival.firstIndex(of: $1.name) ?? 0
            }
          )
        }
        bent?.solution.foundUpcomingItems(items)
      }
    default: break
    }
    if let names = weekdayNames(calendar, locale) {
      bent.bendDays { names[$0] ?? $0 }
    }
  }

  // What the full stand-alone weekday becomes, in the injected locale.
  private func weekdayNames(_ calendar: Calendar, _ locale: Locale) -> [String: String]? {
    var calendar = calendar
    calendar.locale = locale
    let full = calendar.standaloneWeekdaySymbols
    let others: [String]? =
      switch self {
      case .shortWeekday: calendar.shortStandaloneWeekdaySymbols
      case .inflectedWeekday: calendar.weekdaySymbols
      default: nil
      }
    return others.map { Dictionary(uniqueKeysWithValues: zip(full, $0)) }
  }

  @MainActor
  private func bendSections(of bent: BentListPresenter) {
    switch self {
    case .dayForToday:
      bent.bendDays { $0.isEmpty ? "Wednesday" : $0 }
    case .swappedImages:
      bent.bendData = { data in
        let swapped = ["alarm": "circle", "circle": "alarm"]
        return UpcomingDisplayData(
          sections: data.sections.map { section in
            var section = section
            section.imageName = swapped[section.imageName] ?? section.imageName
            return section
          }
        )
      }
    case .emptySections:
      bent.bendData = { data in
        let all = [
          ("Today", "check"), ("Tomorrow", "alarm"), ("Later This Week", "circle"),
          ("Next Week", "calendar"),
        ]
        return UpcomingDisplayData(
          sections: all.map { name, image in
            data.sections.first { $0.name == name }
              ?? UpcomingDisplaySection(name: name, imageName: image, items: [])
          }
        )
      }
    default: break
    }
  }
}

extension BentListPresenter {
  /// Bends the text of every day that is shown.
  fileprivate func bendDays(_ bend: @escaping (String) -> String) {
    bendData = { data in
      UpcomingDisplayData(
        sections: data.sections.map { section in
          var section = section
          section.items = section.items.map { item in
            UpcomingDisplayItem(title: item.title, dueDay: bend(item.dueDay))
          }
          return section
        }
      )
    }
  }
}
