import Foundation
import KataKit

/// One cycle: build, run, judge, up to the first stage that is not done.
struct CheckCycle: Sendable {
  /// What came of it.
  enum Outcome: Sendable {
    /// It built, and the stages were judged up to the first that is not done.
    ///
    /// The grades are those of the learner's tests, by the number of their stage.
    case judged(RunResult, grades: [Int: Grade])
    /// It did not build, for this reason.
    case notBuilt(String)
    /// It could not be carried out, for this reason.
    case failed(String)
    /// Another cycle took its place.
    case cancelled
  }

  let workspace: Workspace
  let terminal: Terminal
  /// The deepest level that is asked for.
  var level = Step.Level.deep
  /// Stages that were done and whose files have not changed since, by number.
  var known: [Int: StageReport] = [:]
  /// What the learner's tests are worth where they have not changed since, by number.
  var graded: [Int: Grade] = [:]

  func run() async -> Outcome {
    do {
      defer { terminal.clearProgress() }
      let (result, grades) = try await judge()
      return .judged(result, grades: grades)
    } catch let error as BuildError {
      return Task.isCancelled ? .cancelled : .notBuilt("\(error)")
    } catch {
      return Task.isCancelled ? .cancelled : .failed("\(error)")
    }
  }

  private func judge() async throws -> (RunResult, grades: [Int: Grade]) {
    let stages = workspace.curriculum.stages
    let first = stages.first { known[$0.number] == nil } ?? stages.last
    var judge = try await builtJudge(upTo: first)
    var result = RunResult(
      reports: stages.map { StageReport(notRun: $0).limited(to: level) }
    )
    var grades = graded
    for (index, stage) in stages.enumerated() {
      let taken = try Takeover(workspace: workspace).take(into: stage, after: result.reports)
      if let note = taken.note { result.notes.append(note) }
      let isBuilt = BuildScope(of: workspace, upTo: first?.number).holds(stage: stage.number)
      if taken.isNew || !isBuilt { judge = try await builtJudge(upTo: stage) }
      if let report = known[stage.number] {
        result.reports[index] = report
        continue
      }
      let judged = try await judge.result(on: stage, known: graded[stage.number])
      grades[stage.number] = judged.grade
      result.reports[index] = judged.report
      result.issues = judged.issues
      if !stage.begunFiles(in: workspace.root).isEmpty {
        result.reports = try await ChangedSuites(
          workspace: workspace,
          listing: judge.listing,
          level: level,
          frameworks: [.swiftTesting]
        ).judge(result.reports, after: stage)
      }
      try Task.checkCancellation()
      if result.reports[index].current != nil || !result.issues.isEmpty { break }
    }
    return (result, grades)
  }

  // Builds what a stage needs, and begins to list its tests.
  private func builtJudge(upTo stage: Stage?) async throws -> StageJudge {
    try await Build(workspace: workspace, stage: stage?.number).run(showingOn: terminal)
    terminal.show(progress: "Running")
    return StageJudge(
      workspace: workspace,
      listing: TestListing(of: workspace),
      level: level
    )
  }
}

/// A cycle that did not come to a result.
struct CycleError: Error, CustomStringConvertible {
  let description: String

  /// Takes the reason, or says that there was none.
  init(_ outcome: CheckCycle.Outcome) {
    switch outcome {
    case .notBuilt(let reason), .failed(let reason): description = reason
    case .judged, .cancelled: description = "The run was given up; run it again."
    }
  }
}
