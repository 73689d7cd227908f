import KataTesting

extension AddScenario.Time: CustomStringConvertible {
  var description: String {
    switch self {
    case .hours(let hours): "\(hours) hours pass"
    case .midnight(0): "the day ends"
    case .midnight(let seconds): "time passes until midnight plus \(seconds) s"
    case .set(let hours): "the time is set back by \(hours) hours, and 26 hours pass"
    }
  }
}

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
      + (failure.map { ", and the save fails: \($0.shownInScenario)" } ?? "")
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
    case .pass(let time): "\(time)"
    case .nearly(let seconds): "the day ends, in two steps, the last of \(seconds) s"
    case .cover: "a screen covers the list"
    case .uncover(let left):
      "no screen covers the list, and "
        + (left.map { "\(AddScenario.Time.midnight(plus: -$0))" } ?? "a minute passes")
    case .looks(let count):
      "under a cover, the day ends, and \(count) minutes pass; then the cover goes"
    case .back(let hours):
      "under a cover, the day ends, the time is set back by \(hours) hours, a minute passes"
    case .during(let change): "during the next refresh, \(change)"
    case .cancel(let hours): "the time is set back by \(hours) hours, and the task is cancelled"
    case .cancelUncovered: "the cover goes, and the task is cancelled"
    case .cancelAtMidnight: "the day ends, and as the sleep ends, the task is cancelled"
    }
  }
}

extension AddScenario.DuringRefresh: CustomStringConvertible {
  var description: String {
    switch self {
    case .time(let time, let covers): "\(time)" + (covers ? ", and a screen covers the list" : "")
    case .set(let hours): "the time is set back by \(hours) hours"
    case .cancel(let hours): "\(hours) hours pass, and the task is cancelled"
    }
  }
}
