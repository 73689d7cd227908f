import CommandLineKit
import KataCore
import KataJudge
import KataLearner

// The actions of the keys.
extension LoopState {
  /// Runs the action of a key; false when the loop is over.
  mutating func press(_ key: LoopKey) -> Bool {
    if isBusy, [.next, .board, .grade, .code, .wayBack].contains(key) {
      screen.say([HangingLine("Not yet: the run is not over.")])
      return true
    }
    switch key {
    case .quit: return false
    case .runAgain: startCycle()
    case .help: screen.say(lines(of: LoopKey.helpText))
    case .hint: screen.say(visit.hint(for: visit.currentStep).map { HangingLine($0) })
    case .paragraph: screen.say(paragraph())
    case .board: show()
    case .code: screen.say(code())
    case .scroll: screen.lookBack()
    case .next: goOn()
    case .grade: grade()
    case .wayBack: showWayBack()
    }
    return true
  }

  private func paragraph() -> [HangingLine] {
    guard let step = visit.currentStep else { return [HangingLine("Every step is done.")] }
    return [HangingLine(step.paragraph), HangingLine(""), HangingLine("Read  \(step.guideAnchor)")]
  }

  // The difference between the learner's code and one way to write the finished steps.
  private func code() -> [HangingLine] {
    guard case .judged(let standing, _) = finding, standing.isGreen else {
      return [HangingLine("Not yet: this step is not green.")]
    }
    guard
      let stage = currentStage, let step = visit.learner.currentStep,
      case let file = stage.file(of: step), let own = workspace.text(of: file.exercise),
      let report = visit.learner.reports.first(where: { $0.stage.number == stage.number }),
      let history = try? History(of: file, in: stage)
    else { return [HangingLine("There is nothing to compare.")] }
    let lines = Self.difference(of: own, and: history.text(ofDoneIn: report))
    guard !lines.isEmpty else { return [HangingLine("Your code is the same, line by line.")] }
    let legend = "- is your code, + is one way to write it at this step."
    return lines + [HangingLine(""), HangingLine(legend)]
  }

  // Functions that are still empty would look deleted if a new function is in another place. The
  // blank line above such a function goes with it.
  static func difference(of own: String, and way: String) -> [HangingLine] {
    let texts = [own, way].map { text in
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .reduce(into: [Substring]()) { lines, line in
          if !line.hasSuffix("{}") {
            lines.append(line)
          } else if lines.last?.isEmpty == true {
            lines.removeLast()
          }
        }
        .joined(separator: "\n")
    }
    return LineDiff(of: texts[0], with: texts[1]).hunks(context: 1)
  }

  private mutating func goOn() {
    switch finding {
    case .none: break
    case .noVerdict: screen.say([HangingLine("Not yet: see above what has to be mended first.")])
    case .judged(let standing, _) where !standing.isGreen:
      screen.say([HangingLine("Not yet: this step is not green.")])
    case .judged(_, var result):
      let (next, notes) = visit.next()
      // The remarks of the last run are about the step before.
      (result.notes, result.issues) = (notes, [])
      finding = .judged(next, result)
      // The next stage is built when the learner goes on to it.
      if next.step.map(last.hasRun) ?? true { show() } else { startCycle() }
    }
  }

  // Shows the difference first, and waits for `y`.
  private mutating func showWayBack() {
    do {
      let replacement = try Replacement.wayBack(in: workspace, at: visit.learner.progress)
      guard let plan = try replacement.plan() else { return }
      offer = (replacement, plan)
      let question = """
        y replaces your files by \(replacement.what); your present ones are kept. Any other key \
        leaves your files as they are.
        """
      screen.say(plan.difference + [HangingLine(question)], onClearedScreen: true)
    } catch {
      screen.say(lines(of: "\(error)"))
    }
  }

  /// Carries out what the last screen offered; the watch sees the files then, and a cycle begins.
  mutating func accept(_ offer: (replacement: Replacement, plan: Replacement.Plan)) {
    do {
      screen.say(try visit.carryOut(offer.replacement, offer.plan).map { HangingLine($0) })
    } catch {
      screen.say(lines(of: "\(error)"))
    }
  }

  private mutating func grade() {
    guard let stage = currentStage else { return }
    run { visit in
      let judge = try await visit.judge(upTo: stage)
      return try await visit.terminal.showing("Grading") {
        lines(of: try await judge.grading(of: stage).text)
      }
    }
  }
}
