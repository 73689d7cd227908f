import Foundation
import KataKit

/// Compares the solution of a stage with the learner's file, line by line.
struct SolutionCommand {
  let package: Checkout
  let invocation: Invocation

  func run() async throws -> ExitStatus {
    guard let stage = try invocation.stage(at: 0) else {
      throw WordError.tooFewWords(invocation.command)
    }
    if !invocation.has("--spoil"), try await !isDone(stage) {
      print(
        """
        Stage \(stage.number) is not done yet; its solution waits until it is. \
        kata hint helps on, and kata solution \(stage.number) --spoil shows it all the same.
        """
      )
      return .failure
    }
    let solution = "Solutions/\(stage.folder)/\(stage.typeName).swift"
    print("- \(stage.exerciseFile)\n+ \(solution)\n")
    print(try LineComparison(of: text(of: stage.exerciseFile), with: text(of: solution)).text)
    return .success
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: package.root.appending(path: path), encoding: .utf8)
  }

  private func isDone(_ stage: Stage) async throws -> Bool {
    try await Build(package: package).run(showingOn: .current())
    let listing = TestListing(of: package)
    let judge = StageJudge(package: package, listing: listing)
    return try await judge.report(on: stage).report.current == nil
  }
}
