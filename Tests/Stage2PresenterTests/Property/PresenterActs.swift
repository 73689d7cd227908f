import Foundation
import KataTesting
import TodoMocks
import TodoRouting
import TodoScreens
import TodoUseCases

// The answers of the interactor, with the rules about what they show.
extension Act<PresenterDesk> {
  static let nothing = Act(
    "",
    rule: "An update and a save ask the interactor once, and return when it has answered."
  ) { _ in }

  static func failed(_ reason: String) -> Act {
    Act(
      "failedToFindUpcomingItems(\(quoted(reason)))",
      rule:
        "An error is shown as a sentence with its reason, unchanged, unless the reason is empty."
    ) { $0.presenter.failedToFindUpcomingItems(UseCaseFailure(reason: reason)) }
  }

  /// The items, whose dates are printed in the zone.
  static func found(_ items: [UpcomingItem], in zone: TimeZone) -> Act {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: zone)
    let texts = items.shownInScenario { item in
      "\(item.dateRelation) \(item.title.shownInScenario) \(item.dueDate.formatted(style))"
    }
    let label = "foundUpcomingItems([\(texts)])"
    guard !items.isEmpty else {
      return Act(label, rule: "Each empty answer shows the message, and nothing else.") {
        $0.presenter.foundUpcomingItems([])
      }
    }
    return Act(label, rule: "Each answer is shown, even if it equals the previous one.") {
      $0.presenter.foundUpcomingItems(items)
    }.choosingRule(ruleOfList)
  }

  private static func ruleOfList(_ expected: [Call], _ got: [Call]) -> String? {
    guard let expected = expected.first?.sections, let got = got.first?.sections else { return nil }
    guard expected.map(\.heading) == got.map(\.heading) else {
      return "Sections are Today, Tomorrow, Later This Week, Next Week; empty ones are left out."
    }
    guard expected.map(\.titles) == got.map(\.titles) else {
      return "Items are shown in their sections, in the order of the answer, with unchanged titles."
    }
    return
      "Today's items show no day; others show the full stand-alone weekday, in the locale and zone."
  }
}

// The calls of the presenter's neighbours.
extension Act<PresenterDesk> {
  static let update = Act("updateView()", rule: nothing.rule) { await $0.presenter.updateView() }
  static let save = Act("addModuleDidSaveAddAction()", rule: nothing.rule) {
    await $0.presenter.addModuleDidSaveAddAction()
  }
  static let addNewEntry = Act("addNewEntry()", rule: "addNewEntry() presents the add screen.") {
    $0.presenter.addNewEntry()
  }
  static let cancelOfAdd = Act(
    "addModuleDidCancelAddAction()",
    rule: "A cancel makes no request and shows nothing."
  ) { $0.presenter.addModuleDidCancelAddAction() }
  static let viewChange = Act(
    "the view is gone, or if it was gone, there is a new one",
    rule: "The view is not kept alive, and an answer without a view does no harm."
  ) { $0.changeView() }
  static let cancelledUpdate = Act(
    "updateView(), cancelled while the interactor is asked",
    rule: "An update asks the interactor once, without a new task, so that cancelling reaches it."
  ) { try await $0.cancel(.update) }

  /// Whether it makes a request.
  var asks: Bool { label != Act.addNewEntry.label }

  /// The interactor answers before the call returns.
  static func asking(_ call: Act, _ answer: Act) -> Act {
    var act = answer.choosingRule { expected, got in
      [expected.first, got.first].contains { $0 is ListInteractorInputSpy.Call }
        ? nothing.rule : answer.betterRule(expected, got)
    }
    act.label = call.label + answer.then
    act.call = { try await $0.perform([call], answer: answer) }
    return act
  }

  /// The second call begins while the first is running; the answer comes before both return.
  static func both(_ first: Act, _ second: Act, _ answer: Act) -> Act {
    Act(
      "\(first.label), and while it is running, \(second.label)" + answer.then,
      rule: "Each answer is shown, even while another request is running."
    ) {
      try await $0.perform([first, second], answer: answer)
    }.choosingRule { expected, got in
      switch expected.first ?? got.first {
      case is ListWireframeSpy.Call:
        "addNewEntry() presents the add screen, even while an update is running."
      case is ListInteractorInputSpy.Call:
        "Each update and each save asks the interactor, even while another one is running."
      default: nil
      }
    }
  }

  private var then: String { label.isEmpty ? "" : ", then \(label)" }
}

extension CustomStringConvertible {
  fileprivate var sections: [UpcomingDisplaySection]? {
    guard case .showUpcomingDisplayData(let data)? = self as? ListViewSpy.Call else { return nil }
    return data.sections
  }
}

extension UpcomingDisplaySection {
  fileprivate var heading: String { "\(name) (\(imageName))" }
  // As bytes: texts are equal if they differ only in the spelling of a character.
  fileprivate var titles: [[UInt8]] { items.map { Array($0.title.utf8) } }
}
