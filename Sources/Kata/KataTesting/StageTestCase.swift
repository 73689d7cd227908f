import SuiteJudging
import Testing
import XCTest

/// The XCTest case of the stages: it allows one red at a time and keeps the ledger.
///
/// A subclass prepares its subject in a `makeSUT`, not in `setUp`.
@MainActor
open class StageTestCase: JudgedTestCase {
  public nonisolated final override class var judge: (any SuiteJudge)? { StageRun.current }
}

extension Trait where Self == JudgedTrait {
  /// Runs the suite's tests as steps of the kata: `@Suite(.serialized, .stage)`.
  package static var stage: Self { JudgedTrait(judge: StageRun.current) }
}
