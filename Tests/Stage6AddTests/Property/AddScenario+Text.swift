import KataTesting

extension AddScenario.Act: CustomStringConvertible {
  var description: String {
    switch self {
    case .change(let change): "\(change)"
    case .updateView(let change):
      "updateView()" + (change.map { ", and again; as the date is requested, \($0)" } ?? "")
    case .save(let entry, let changes):
      "saveAddAction: \(entry)" + changes.map { "; \($0.when.rawValue), \($0.what)" }.joined()
    case .cancel: "cancelAddAction()"
    case .saved: "savedNewEntry()"
    case .refused(let reason): "refusedNewEntry(\(reason))"
    case .failed(let reason): "failedToSaveNewEntry: \(reason.shownInScenario)"
    case .present: "presentAddInterface()"
    case .dismiss: "dismissAddInterface()"
    }
  }
}

extension AddScenario.Entry: CustomStringConvertible {
  var description: String {
    "\(name.shownInScenario), day \(day)" + (shift == 0 ? "" : " plus \(shift) s")
      + (failure.map { ", and the save throws \($0.shownInScenario)" } ?? "")
  }
}

extension AddScenario.Change: CustomStringConvertible {
  var description: String {
    switch self {
    case .goes(let role): "the \(role) is released"
    case .comes(let role): "another \(role) is set"
    case .clock(let hours): "the clock is set \(hours) hours on"
    case .firstValues: "the view asks for its first values"
    case .anotherModule: "another module is used"
    }
  }
}

extension AddScenario.Night: CustomStringConvertible {
  var description: String {
    switch self {
    case .hours(let hours): "\(hours) hours pass"
    case .midnight(0): "the day ends"
    case .midnight(let seconds): "time passes until midnight plus \(seconds) s"
    case .minutes(1): "a minute passes"
    case .minutes(let count): "\(count) minutes pass, one by one"
    case .cover(true): "a screen covers the list"
    case .cover(false): "no screen covers the list"
    case .set(let hours): "the time is set back by \(hours) hours"
    case .back(let hours): "the time is set back by \(hours) hours, unless the list shows today"
    case .during(let steps):
      "during the next refresh, \(steps.map(\.description).joined(separator: ", and "))"
    case .cancel: "the task is cancelled"
    case .cancelAtMidnight: "the day ends, and as the sleep ends, the task is cancelled"
    }
  }
}
