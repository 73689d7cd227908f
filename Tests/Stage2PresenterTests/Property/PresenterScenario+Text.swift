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
    case .updateView(let answer): "updateView()\(answer.text(in: zone))"
    case .both(let first, let second, let answer):
      "\(first.rawValue), and while it is running, \(second?.rawValue ?? "addNewEntry()")"
        + answer.text(in: zone)
    case .cancelledUpdate: "updateView(), cancelled while the interactor is asked"
    case .addNewEntry: "addNewEntry()"
    case .found(let items): textOfFound(items, in: zone)
    case .failed(let reason): textOfFailed(reason)
    case .addModuleDidCancelAddAction: "addModuleDidCancelAddAction()"
    case .addModuleDidSaveAddAction(let answer):
      "addModuleDidSaveAddAction()\(answer.text(in: zone))"
    case .viewChanges: "the view is gone, or if it was gone, there is a new one"
    }
  }
}

extension PresenterScenario.Answer {
  fileprivate func text(in zone: TimeZone) -> String {
    switch self {
    case .nothing: ""
    case .found(let items): ", then \(textOfFound(items, in: zone))"
    case .failed(let reason): ", then \(textOfFailed(reason))"
    }
  }
}

private func textOfFound(_ items: [UpcomingItem], in zone: TimeZone) -> String {
  let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: zone)
  let texts = items.prefix(4).map { item in
    "\(item.dateRelation) \(item.title.shownInScenario) \(item.dueDate.formatted(style))"
  }
  return "foundUpcomingItems([\(list(texts, of: items.count))])"
}

private func textOfFailed(_ reason: String) -> String {
  "failedToFindUpcomingItems(\(quoted(reason)))"
}

private func list(_ texts: [String], of count: Int) -> String {
  (texts + (count > texts.count ? ["… \(count) in all"] : [])).joined(separator: ", ")
}

extension PresenterWorld.Sight {
  /// The event as a line of text.
  var text: String {
    switch self {
    case .asked: "interactor.findUpcomingItems()"
    case .requestEnded: "the interactor has answered"
    case .requestCancelled: "the interactor sees that it is cancelled"
    case .viewKeptAlive: "the view is kept alive"
    case .addScreenPresented: "wireframe.presentAddInterface()"
    case .shown(.showNoContentMessage): "view.showNoContentMessage()"
    case .shown(.showErrorMessage(let message)): "view.showErrorMessage(\(quoted(message)))"
    case .shown(.showUpcomingDisplayData(let data)):
      "view.showUpcomingDisplayData: \(data.sections.map(shown).joined(separator: "; "))"
    }
  }

  private func shown(_ section: UpcomingDisplaySection) -> String {
    let items = section.items.map { item in
      quoted(item.title) + (item.dueDay.isEmpty ? "" : " \(item.dueDay)")
    }
    return "\(section.name) (\(section.imageName)) \(items.joined(separator: ", "))"
  }
}
