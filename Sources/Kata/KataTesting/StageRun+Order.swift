import KataKit
import KataStages

extension Curriculum {
  /// What is asked, in the orders that the learner chose where their own code is judged.
  static func inChosenOrders(for implementation: Implementation) -> Curriculum {
    guard implementation == .exercise else { return viperKata }
    let progress = ProgressStore(package: PackageRoot.ofThisBuild).saved
    return viperKata.ordered(by: progress?.orders ?? [:])
  }
}

// Both frameworks go through a suite by number. Where the learner's order is another, XCTest puts
// the tests of a class off and runs them in that order. Swift Testing cannot; in `swift test` it runs
// second, so it takes from XCTest what is red, and lets the steps behind it wait. Run alone it may show
// a red in each class; the board has the first of them.
extension StageRun {
  /// The place of a test in the learner's order, if that is not the order of the suite; else nil.
  func placeInOtherOrder(of test: TestID) -> Int? {
    guard let stage = curriculum.stage(ofSuites: test.module), stage.runs.count > 1 else {
      return nil
    }
    return stage.step(test: test.test).flatMap(stage.place) ?? stage.steps.count
  }

  /// The tests that XCTest, in this run of `swift test`, found red; none where the order is the suite's.
  func redInXCTest(of stage: Stage) -> [TestID] {
    guard settings.ledgerFile == nil, stage.runs.count > 1 else { return [] }
    let ledger = Ledger(entries: Handover.entries)
    return stage.steps.map { TestID(framework: .xctest, module: stage.suiteModule, test: $0.test) }
      .filter { test in
        switch ledger.result(of: test) {
        case .unfinished, .ended(.failed), .ended(.hung): true
        case nil, .ended(.passed), .ended(.skipped): false
        }
      }
  }
}
