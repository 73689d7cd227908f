import CommandLineKit
import KataCore

// The commands of the program `workshop`. `kata` reads their words, and passes them on.

/// Shows the learner's red and green runs.
package struct ReportCommand: Command {
  package var folder: String?
  package var isCore = false
  package var page: String?

  package static let name = "report"
  package static let summary = "show your red and green runs, with some advice"
  package static let parameters: [Parameter<ReportCommand>] = [
    .word("DIR", \.folder, "a participant's working copy, if not this one", example: "copies/anna"),
    .flag("--core", \.isCore, coreHelp),
    .option("--html", "FILE", \.page, "write a page with pictures", example: "report.html"),
  ]

  package init() {}
}

/// Shows each participant's step, as a table or as a page; works in any folder.
package struct ClassCommand: Command {
  package var places: [String] = []
  package var agenda: Agenda?
  package var page: String?
  package var watches = false

  package static let name = "class"
  package static let summary = "show each participant's step, from their folders or JSON files"
  package static let parameters: [Parameter<ClassCommand>] = [
    .option("--agenda", "NAME", \.agenda, "only the steps of a workshop's agenda", example: "90"),
    .option("--html", "FILE", \.page, "write a page for the wall", example: "class.html"),
    .flag("--watch", \.watches, "write the page again after each change, until Ctrl-C"),
    .words(
      "DIR",
      \.places,
      "a working copy, or a file of kata check --format json",
      isRequired: true,
      example: "copies/*"
    ),
  ]

  package init() {}
}

/// Proves the kit: tests must be red or green where they should be, in both frameworks.
package struct VerifyCommand: Command {
  package var stage: Stage?
  package var isOfHistory = false
  package var writes = false

  package static let name = "verify"
  package static let summary = "check the kit itself: starters, solutions, variants and mutants"
  package static let parameters: [Parameter<VerifyCommand>] = [
    .word("STAGE", \.stage, "the stage, if not all", example: "1"),
    .flag("--history", \.isOfHistory, "check the stages step by step, as a learner meets them"),
    .flag(
      "--write",
      \.writes,
      "write starters and Solutions, the rows' texts in suites and documents, XCTest suites"
    ),
  ]

  package init() {}
}
