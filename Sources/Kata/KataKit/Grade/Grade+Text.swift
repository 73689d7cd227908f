extension Grade {
  /// What the learner reads: validity first, then what their tests catch.
  public var text: String {
    if tests.isEmpty {
      return "No test of yours ran. Write the first in \(stage.ownTestsFile)."
    }
    guard isValid else { return wrongText }
    let others = Catalogue.variants(of: stage).count
    let accepted = "Accepted: the solution of the kit and \(others) other correct implementations."
    let later = laterSteps.map { "Step \($0.number) is yours as well, and comes later." }
    return ([accepted] + vacuousLines + ownSteps.flatMap(lines) + later).joined(separator: "\n")
  }

  private var wrongText: String {
    let wrong = wrongTests.reduce(into: [WrongTest]()) { first, test in
      if !first.contains(where: { $0.test == test.test }) { first.append(test) }
    }
    let lines = wrong.flatMap { wrong in
      [
        "\(wrong.test) rejects a correct implementation:", "  \(wrong.accepted)",
        "  \(wrong.message)",
      ]
    }
    let advice = """
      Ask of the code only what the requirement says. Until then nothing is said of your tests.
      """
    return (lines + [advice]).joined(separator: "\n")
  }

  private var vacuousLines: [String] {
    vacuousTests.map { test in
      "\(test) is green on every faulty implementation: it cannot fail. Does it compare anything?"
    }
  }

  private func lines(of step: Step) -> [String] {
    let faults = faults(of: step)
    let survivors = faults.filter { caught($0) == nil }
    let title = step.title.prefix(1).lowercased() + step.title.dropFirst()
    let count = "\(faults.count - survivors.count) of \(faults.count) faults caught"
    return ["Step \(step.number), \(title): \(count)"]
      + faults.compactMap { fault in caught(fault).map { "  \($0.text): \(fault.story)" } }
      + survivors.map { fault in
        fault.name == step.before
          ? "  survived, and it is the code of before the step: \(fault.story)"
          : "  survived: \(fault.story)"
      }
  }
}
