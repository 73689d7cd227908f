import KataKit

/// Shows one hint more.
struct HintCommand {
  let package: Checkout
  /// The step; nil takes the one in focus.
  let step: Step?

  func run() throws -> ExitStatus {
    var (progress, notice) = try LearnerProgress.load(in: package.root)
    if let notice { print(notice + "\n") }
    let steps = Stage.allCases.flatMap(Catalogue.steps)
    guard let step = step ?? progress.focusedStep ?? steps.first else { return .failure }
    print("Stage \(step.stage.number), step \(step.number): \(step.title)\n")
    Terminal.current().say(progress.hint(for: step))
    print("\nMore in \(step.guideAnchor)")
    try progress.save(in: package.root)
    return .success
  }
}
