import Foundation

/// What the state of a step means for the learner, in one word, a few sentences and a file.
struct Explanation {
  /// The word in front, such as RED.
  var light: String
  /// What happened and what to do next.
  var sentences: [String]
  /// Where to go on.
  var file: String
  /// The failed assertions behind it.
  var failures: [Failure] = []

  init(light: String, sentences: [String], file: String) {
    self.light = light
    self.sentences = sentences
    self.file = file
  }

  init(of report: StepReport) {
    let stage = report.step.stage
    file = stage.exerciseFile
    switch report.state {
    case .done:
      light = "GREEN"
      sentences = ["Done."]
    case .red(let failures):
      light = "RED"
      sentences = Self.first(of: failures)
      if report.step.author == .yours {
        sentences.insert("Your tests are green, but the kit's own check is not:", at: 0)
      }
      self.failures = failures
    case .disagreeing(let framework, let failures):
      light = "KIT"
      sentences =
        ["\(framework.rawValue) alone is red. The suites must agree: this is a fault of the kit."]
        + Self.first(of: failures)
      self.failures = failures
    case .crashed(let framework, let line):
      light = "CRASH"
      sentences = [
        "The \(framework.rawValue) run crashed in \(report.step.test)"
          + (line.map { ": \($0)" }
            ?? ". Look for an index out of range, a forced optional or exit() on its way.")
      ]
    case .hung(let framework, let limit):
      light = "HANG"
      sentences = [
        "\(report.step.test) ran longer than \(limit.formatted()) s in \(framework.rawValue) and "
          + "was stopped. Does a loop never end, or does an await wait for what never comes?"
      ]
    case .ownTestMissing:
      light = "YOURS"
      sentences = [
        "This test is yours: write it first, see it red, then write the code. So far every test of "
          + "yours passes on code that lacks this step."
      ]
      file = stage.ownTestsFile
    case .ownTestWrong(let test, let accepted, let message):
      light = "YOURS"
      sentences = [
        "\(test) rejects a correct implementation. \(accepted)", message,
        "Ask of the code only what the requirement says.",
      ]
      file = stage.ownTestsFile
    case .ownTestTooWeak(let caught, let all, let story):
      light = "YOURS"
      sentences = [
        "Your tests catch \(caught) of \(all) faults of this step. One that they let through:",
        story, "swift run kata grade \(stage.number) shows them all.",
      ]
      file = stage.ownTestsFile
    case .ownTestRed(let test, let failures):
      light = "RED"
      sentences = ["Your test \(test) is red:"] + Self.first(of: failures)
      self.failures = failures
    case .waiting(let reason):
      light = "NEXT"
      sentences = [reason]
    case .notRun:
      light = "NEXT"
      sentences = ["Its test did not run, in one of the two suites at least."]
    }
  }

  // One red at a time holds inside a step as well.
  private static func first(of failures: [Failure]) -> [String] {
    guard let first = failures.first else { return [] }
    switch failures.count - 1 {
    case 0: return [first.message]
    case 1: return [first.message, "(1 more comparison of this step fails.)"]
    case let others: return [first.message, "(\(others) more comparisons of this step fail.)"]
    }
  }
}

extension Failure {
  /// File and line as editors and terminals link them; nil if the file is not known.
  var place: String? {
    file.map { file in
      let root = PackageRoot.ofThisBuild.path + "/"
      let shown = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
      return line.map { "\(shown):\($0)" } ?? shown
    }
  }
}
