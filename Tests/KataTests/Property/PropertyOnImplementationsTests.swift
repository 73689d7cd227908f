import Foundation
import KataCore
import KataStages
import SuiteLedger
import Testing

@testable import KataJudge
@testable import kata

/// The property of each stage, on every implementation that the kit knows to be right or wrong.
///
/// Each implementation runs in its own process. This takes a minute, so it is a long test.
/// `KATA_SCENARIOS=10000` makes it thorough; it takes minutes then.
@Suite(.serialized, .long)
struct PropertyOnImplementationsTests {
  private static let stages = Curriculum.viperKata.stages
  private static let workspace = Workspace(root: PackageRoot.ofThisBuild)

  private static let thorough = ProcessInfo.processInfo.environment["KATA_SCENARIOS"].flatMap {
    Int($0)
  }

  // A race fails only by chance. Its own step tests it on several threads, longer than any scenario.
  // And each session has an output.
  private static let foundElsewhere: Set = [
    "storeLosesRaces", "storeFailsTwice", "cancelledBeforeTheLock", "unheardIsNotMade",
  ]

  @Test("It finds each mutant of its stage within a thousand scenarios", arguments: stages)
  func test_property_mutants_areFound(stage: Stage) async throws {
    #expect(Self.foundElsewhere.isSubset(of: Set(Self.stages.flatMap(\.mutants).map(\.name))))
    var missed: [String] = []
    for mutant in stage.mutants where !Self.foundElsewhere.contains(mutant.name) {
      let state = try await state(of: stage, on: stage.implementation(of: mutant), 1_000, seed: 1)
      // A mutant that stops a scenario from ending is found by the time limit.
      let isFound = state.map { [.red, .hang].contains($0.status) } ?? false
      if !isFound { missed.append("\(mutant.name): \(state?.status.word ?? "-")") }
    }

    #expect(missed == [])
  }

  @Test("It accepts the solution and each variant, under three seeds", arguments: stages)
  func test_property_variants_areAccepted(stage: Stage) async throws {
    var rejected: [String] = []
    for implementation in [.solution] + stage.variants.map(stage.implementation) {
      for seed: UInt64 in [1, 2, 3] {
        let count = Self.thorough ?? 200
        let state = try await state(of: stage, on: implementation, count, seed: seed)
        if state != .done { rejected.append("\(implementation), seed \(seed)") }
      }
    }

    #expect(rejected == [])
  }

  @Test("Both frameworks find the same scenario, with the same message", arguments: stages)
  func test_property_frameworks_agree(stage: Stage) async throws {
    let mutant = try #require(stage.property?.mutants.first)
    let ledger = try await ledger(of: stage, on: stage.implementation(of: mutant), 1_000, seed: 3)
    let messages = Framework.allCases.map { framework in
      ledger.entries.compactMap { entry -> FailureMessage? in
        guard entry.test.framework == framework, case .ended(.failed(let failures)) = entry.event
        else { return nil }
        return failures.first
      }
    }

    #expect(messages[0].count == 1)
    #expect(messages[0].map(\.text) == messages[1].map(\.text))
    #expect(messages[0].first?.lines.count ?? 0 <= 12)
    #expect(messages[0].first?.text.hasSuffix("Found with seed 3.") == true)
  }

  private func state(
    of stage: Stage,
    on implementation: Implementation,
    _ count: Int,
    seed: UInt64
  ) async throws -> StepState? {
    let ledger = try await ledger(of: stage, on: implementation, count, seed: seed)
    let part = ledger[[implementation]][implementation] ?? Ledger()
    return StageReport(of: stage, from: part).steps.first { $0.step.kind == .property }?.state
  }

  private func ledger(
    of stage: Stage,
    on implementation: Implementation,
    _ count: Int,
    seed: UInt64
  ) async throws -> Ledger {
    let property = try #require(stage.property)
    return try await SuiteRun(
      workspace: Self.workspace,
      subject: implementation.description,
      runsAllSteps: true,
      seed: seed,
      scenarios: count
    ).run(stage.suites(only: property.test))
  }
}
