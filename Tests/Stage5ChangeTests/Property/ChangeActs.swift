import Foundation
import KataTesting
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoTerminal

// What happens in a session; a request is answered immediately.
extension Act<ChangeDesk> {
  private static let unchanged = "Refresh, error and new item do not change order and grouping."

  /// A typed line.
  static func line(_ line: String) -> Act {
    let usage = "The usage line lists every command."
    let rules = [
      "s": "s shows the list in the other order: by name, ignoring case, or by due date.",
      "g": "g shows the list in the other grouping, in the chosen order.",
      "?": usage, "x": usage, "r": unchanged,
      "a": "a asks for a new entry, and writes nothing.",
    ]
    let rule = rules[line] ?? "Any other line shows the usage line."
    return act("handle(\(quoted(line)))", rule: rule) { await $0.view.handle(line) }
  }

  static let save = act("an item was saved", rule: unchanged) {
    await $0.presenter.addModuleDidSaveAddAction()
  }
  static let cancelAdd = act(
    "the add screen was cancelled",
    rule: "A cancelled add screen changes nothing."
  ) { $0.presenter.addModuleDidCancelAddAction() }

  static func items(_ items: [TodoItem], at place: Place) -> Act {
    act("the store has: \(place.text(items))") { $0.store.items = items }
  }

  static func noStore(_ error: any Error) -> Act {
    act("the next read of the store throws \(error.shownInScenario)") {
      $0.store.next = .failure(error)
    }
  }

  static let nothing = act("the next read of the store finds nothing") {
    $0.store.next = .success([])
  }

  static func hours(_ hours: Double) -> Act {
    act("the clock shows \(Int(hours)) hours more") { $0.pass(hours: hours) }
  }

  static func columns(_ columns: Int) -> Act {
    act("from now on \(columns) columns") { $0.terminal.columnsResult = .success(columns) }
  }

  /// A call with a request that waits for its answer, and the acts before all requests are answered.
  static func underWay(_ call: Act, _ meanwhile: [Act]) -> Act {
    let steps = meanwhile.isEmpty ? "nothing" : meanwhile.map(\.label).joined(separator: ", ")
    return act(
      "\(call.label) has to wait; before its answer comes: \(steps)",
      rule: "An answer is shown in the order and the grouping that were chosen last."
    ) { desk in
      for act in [call] + meanwhile { try await act.call(desk) }
      try await desk.answerAll()
    }
  }

  private static func act(
    _ label: String,
    rule: String = "Without a request, nothing is shown.",
    call: @escaping @MainActor (ChangeDesk) async throws -> Void
  ) -> Act {
    Act(label, rule: rule) {
      try await call($0)
      $0.addReadings()
    }.choosingRule { expected, got in
      let first = [expected.first, got.first].compactMap(\.self)
      let requests = first.count { $0 is RequestedRange }
      if requests == 2 {
        return "A request asks for the items from the start of today to the end of next week."
      }
      if requests == 1 {
        return "A choice makes one request, or none if the newest request is still running."
      }
      return first.contains { $0 is String } ? "A request reads the clock once." : nil
    }.leavingOpen { expected, got in
      (expected, got) = (expected.withLines, got.withLines)
      // The rules do not fix a space before the ellipsis of a cut title.
      guard expected.contains(where: { $0.text?.contains(" …") == true }) else { return }
      (expected, got) = (expected.withoutText, got.withoutText)
    }
  }
}

// What happens while requests wait.
extension Act<ChangeDesk> {
  static let appearing = Act("viewWillAppear()", rule: "") { desk in
    await desk.begin { await desk.view.viewWillAppear() }
  }

  /// A line is typed; a request that it makes has to wait.
  static func typed(_ line: String) -> Act {
    Act("handle(\(quoted(line)))", rule: "") { desk in
      await desk.begin { await desk.view.handle(line) }
    }
  }

  static func answer(isOldest: Bool) -> Act {
    Act("the answer to the \(isOldest ? "oldest" : "newest") request", rule: "") {
      try await $0.answer(isOldest: isOldest)
    }
  }

  static func cancel(isThrown: Bool) -> Act {
    Act("the newest request is cancelled" + (isThrown ? ", and throws" : ""), rule: "") {
      $0.cancelNewest(isThrown: isThrown)
    }
  }
}
