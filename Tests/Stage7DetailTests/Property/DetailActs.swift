import Foundation
import KataTesting
import TodoScreens
import TodoTerminal

/// What a user does about an item, on a screen or with the interactor alone.
struct DetailAction {
  let label: String
  /// Whether it is open what it does on a screen that has gone.
  var needsScreen = false
  /// Whether it is a change that depends on what was found.
  var changesFound = false
  let call: @MainActor (DetailWorld, any DetailModuleInterface) async -> Void

  static let find = DetailAction(label: "find", needsScreen: true) { await $1.updateView() }
  static let markDone = DetailAction(label: "mark as done", changesFound: true) { world, module in
    await world.change { await module.markDone() }
  }
  static let delete = DetailAction(label: "delete", changesFound: true) { world, module in
    await world.change { await module.deleteEntry() }
  }
  static let leave = DetailAction(label: "leave") { $1.leaveDetail() }

  static func save(_ name: String, day: Int, shift: TimeInterval = 0) -> DetailAction {
    let seconds = shift == 0 ? "" : " plus \(shift) s"
    let label = "save \(name.shownInScenario), day \(day)\(seconds)"
    return DetailAction(label: label, changesFound: true) { world, module in
      let date = world.date(day, shift)
      await world.change { await module.saveChanges(name: name, dueDate: date) }
    }
  }

  static func link(opens: Bool) -> DetailAction {
    let end = opens ? "" : ", which fails"
    return DetailAction(label: "open the link\(end)", needsScreen: true) {
      $0.opensLinks = opens
      await $1.openLink()
    }
  }
}

/// The circumstances of an act: the first request meets them, or the second one the failure.
struct DetailRequest {
  var failure: (any Error)?
  var failsSecond = false
  /// Whether each change is made in a cancelled task; what this means for a find is open.
  var isCancelled = false
  var changes: [Act<DetailWorld>] = []

  fileprivate var label: String {
    let request = failsSecond ? "the second request" : "it"
    return (isCancelled ? "; a change is made in a cancelled task" : "")
      + changes.map { "; meanwhile \($0.label)" }.joined()
      + (failure.map { "; \(request) throws \($0.shownInScenario)" } ?? "")
  }
}

extension Act<DetailWorld> {
  init(_ label: String, call: @escaping @MainActor (DetailWorld) async -> Void) {
    self = Act(
      label,
      rule: "A failure is reported with its reason, and nothing else is.",
      call: call
    )
    .choosingRule(DetailWorld.rule)
  }

  /// A new screen takes the place of the one before it.
  static func open(_ screen: Int, item: UInt8) -> Act {
    Act("screen \(screen) opens item \(item)") { await $0.open(screen, item: item) }
  }

  static func onScreen(_ screen: Int, _ action: DetailAction, _ request: DetailRequest) -> Act {
    Act("screen \(screen): \(action.label)\(request.label)") {
      await $0.meet(request) { await $0.perform(action, on: screen) }
    }
  }

  static func meanwhile(_ screen: Int, _ action: DetailAction) -> Act {
    Act("screen \(screen): \(action.label)") { world in
      // It may wait for the act that is under way, and a task of the learner's takes turns of its own.
      var isOver = false
      Task {
        await world.perform(action, on: screen)
        isOver = true
      }
      for _ in 0..<60 where !isOver { await Task {}.value }
    }
  }

  /// Each use is a find of this item, or is about the item that was found last.
  static func alone(_ uses: [(DetailAction, item: UInt8)], _ request: DetailRequest) -> Act {
    let labels = uses.map { "item \($0.item): \($0.0.label)" }
    return Act("no screen: \(labels.joined(separator: ", then "))\(request.label)") {
      await $0.meet(request) {
        for (action, item) in uses { await $0.perform(action, alone: item) }
      }
    }
  }

  /// After each act, and not in it, because it waits for objects that are still alive.
  static let ownership = Act("") { await $0.reportSurvivors() }
  static let end = Act("") { await $0.end() }
}
