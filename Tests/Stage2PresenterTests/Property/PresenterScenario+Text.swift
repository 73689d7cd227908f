import Foundation
import KataTesting
import TodoMocks
import TodoScreens
import TodoUseCases

extension PresenterScenario {
  /// The scenario as lines of text.
  var lines: [String] {
    let zone = calendar.timeZone.identifier
    let head = "Calendar .\(calendar.identifier) in \(zone), locale \(locale.identifier)"
    return [head] + events.map { "  \($0.text(in: calendar.timeZone))" }
  }
}

extension PresenterScenario.Event {
  fileprivate func text(in zone: TimeZone) -> String {
    switch self {
    case .asks(let asking, let answer): asking.rawValue + answer.text(in: zone, behind: ", then ")
    case .both(let first, let second, let answer):
      "\(first.rawValue), and while it is running, \(second?.rawValue ?? "addNewEntry()")"
        + answer.text(in: zone, behind: ", then ")
    case .cancelledUpdate: "updateView(), cancelled while the interactor is asked"
    case .addNewEntry: "addNewEntry()"
    case .answers(let answer): answer.text(in: zone)
    case .addModuleDidCancelAddAction: "addModuleDidCancelAddAction()"
    case .viewChanges: "the view is gone, or if it was gone, there is a new one"
    }
  }
}

extension PresenterScenario.Answer {
  fileprivate func text(in zone: TimeZone, behind before: String = "") -> String {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: zone)
    switch self {
    case .nothing: return ""
    case .failed(let reason): return before + "failedToFindUpcomingItems(\(quoted(reason)))"
    case .found(let items):
      let texts = items.shownInScenario { item in
        "\(item.dateRelation) \(item.title.shownInScenario) \(item.dueDate.formatted(style))"
      }
      return before + "foundUpcomingItems([\(texts)])"
    }
  }
}

extension ListViewSpy.Call {
  /// The call, a line for each section and item.
  var lines: [String] {
    switch self {
    case .showNoContentMessage: ["view.showNoContentMessage()"]
    case .showErrorMessage(let message): ["view.showErrorMessage(\(quoted(message)))"]
    case .showUpcomingDisplayData(let data):
      ["view.showUpcomingDisplayData"]
        + data.sections.flatMap { section in
          ["  \(section.name) (\(section.imageName))"]
            + section.items.map { "    \($0.dueDay) \(quoted($0.title))" }
        }
    }
  }
}
