import CommandLineKit
import KataCore

extension Grade {
  /// The text for the learner: wrong tests or the faults that the tests catch, and then the tests
  /// that are red on the learner's own code.
  package var text: String {
    let onOwnCode = rejections(of: .exercise).map { rejection in
      "On your own code \(rejection.test) is red: \(rejection.message.text)"
    }
    return ([textOnFaults] + onOwnCode).joined(separator: "\n")
  }

  private var textOnFaults: String {
    if tests.isEmpty {
      return "No test of yours ran. Write the first in \(stage.ownTestsFile)."
    }
    guard isValid else { return rejectionText }
    let others = stage.variants.count
    let accepted = "Accepted: the solution of the kit and \(others) other correct implementations."
    let later = laterSteps.map { "Step \($0.number) comes later; you write its test, too." }
    return ([accepted] + vacuousLines + ownSteps.flatMap(lines) + later).joined(separator: "\n")
  }

  private var rejectionText: String {
    let distinct = rejections.reduce(into: [Rejection]()) { first, rejection in
      if !first.contains(where: { $0.test == rejection.test }) { first.append(rejection) }
    }
    let lines = distinct.flatMap { rejection in
      rejection.lines.enumerated().map { index, line in
        (index == 0 ? "" : "  ") + stage.withPaths(line.text)
      }
    }
    let advice = [distinct[0].cause.advice, "Correct this first, then grade again."]
    return (lines + advice).joined(separator: "\n")
  }

  /// A sentence about each test that is red on no faulty implementation.
  package var vacuousLines: [String] {
    vacuousTests.map { test in
      "\(test) passes on every faulty implementation. "
        + (isEarly(test)
          ? Self.adviceOnEarlyTests : "Does it compare what the requirement says?")
    }
  }

  /// A sentence about each test that was too slow to run on every fault.
  package var slowLines: [String] {
    let slow = Set(runs.values.flatMap(\.slow))
    return tests.filter(slow.contains).map { test in
      let seconds = runs.values.reduce(0) { $0 + ($1.seconds[test] ?? 0) }
      return """
        \(test) is slow: its runs took \(Int(seconds)) s. Each test runs on \(runs.count) \
        implementations, so it did not run on all faults, and they count as missed. Wait for nothing \
        real: move a ControllableClock instead.
        """
    }
  }

  /// The advice for a test that misses a fault because the fault acts in a task.
  package static let adviceOnEarlyTests =
    "Your test compares too early, or not the double that the fault calls: the fault acts in a task, "
    + "after the call has returned. First let the task run, with await Task {}.value (inside verify { "
    + "}, if you use a mock), then compare the calls of each double."

  // A test and its twin in the other framework are named once.
  private func names(of catches: [Rejection]) -> String {
    let names = catches.map { $0.cause.rawValue + $0.test }
    let plain = names.map { $0.replacing(#/ \((?:XCTest|Swift Testing)\)$/#, with: "") }
    let shown = zip(names, plain).map { name, plain in
      names.count(where: { $0.hasPrefix("\(plain) (") }) > 1 ? plain : name
    }
    return shown.enumerated().filter { !shown[..<$0.offset].contains($0.element) }
      .map(\.element).joined(separator: ", ")
  }

  private func lines(of step: Step) -> [String] {
    let survivors = step.mutants.filter { !isCaught($0) }
    let title = step.title.prefix(1).lowercased() + step.title.dropFirst()
    let needed = step.neededMutants
    let caught = needed.count(where: isCaught)
    return ["Step \(step.number), \(title): \(caught) of \(needed.count) faults caught"]
      + step.mutants.filter(isCaught).map { mutant in
        let tests = names(of: catches(of: mutant))
        return "  caught by \(tests)\(mutant.isBonus ? " (not required)" : ""): \(mutant.summary)"
      }
      + survivors.map { mutant in
        mutant.isBonus
          ? "  not caught (not required): \(mutant.summary)"
          : mutant == step.mutants.first
            ? "  not caught (this is the code from before the step): \(mutant.summary)"
            : isEarly(mutant)
              ? "  not caught, because a test compares too early: \(mutant.summary)"
              : "  not caught: \(mutant.summary)"
      }
  }
}
