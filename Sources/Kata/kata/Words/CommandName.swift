/// What can stand behind `kata`.
enum CommandName: String, CaseIterable {
  case show = ""
  case check
  case list
  case hint
  case next
  case grade
  case reset
  case catchUp = "catch-up"
  case solution
  case copy
  case report
  case classroom = "class"
  case doctor
  case verify
  case help

  /// An option and, if it takes a value, an example of one.
  struct Option: Equatable {
    var name: String
    var example: String?
  }

  /// How it is written, without `kata`.
  var usage: String {
    switch self {
    case .show: "[--core] [--manual-run]"
    case .check: "check [STAGE] [--core] [--seed N] [--format text|json|markdown]"
    case .list: "list"
    case .hint: "hint [STEP]"
    case .next: "next [--core]"
    case .grade: "grade [STAGE]"
    case .reset: "reset STAGE [--yes]"
    case .catchUp: "catch-up STAGE [STEP] [--yes]"
    case .solution: "solution STAGE [--spoil]"
    case .copy: "copy [NAME…] [--to DIR] [--import MODULE] [--testable-import MODULE] [--force]"
    case .report: "report"
    case .classroom: "class DIR…"
    case .doctor: "doctor"
    case .verify: "verify [--history]"
    case .help: "help [COMMAND | environment]"
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .show: "show the next step; on a terminal watch, and judge after each save"
    case .check: "judge every step; status 0 only if each one that is required is done"
    case .list: "show the stages and their steps, and how they stand"
    case .hint: "show one hint more, for the step in focus or for STEP, such as 1.4"
    case .next: "go on to the next step, if the one in focus is done"
    case .grade: "run your own tests on correct and on faulty implementations"
    case .reset: "put the starter of a stage back; your file is kept"
    case .catchUp: "write the finished file of a stage, or the one after STEP; yours is kept"
    case .solution: "compare the solution with your file, once the stage is done"
    case .copy: "list the doubles, or copy some into a project of yours"
    case .report: "show how your red and green went, and one piece of advice"
    case .classroom: "show where the participants are, from their folders or JSON files"
    case .doctor: "look for what keeps the kit from working, and say what mends it"
    case .verify: "prove the kit itself: starters, solutions, variants and mutants"
    case .help: "show this text, that of a command, or the variables of the environment"
    }
  }

  /// The options that it takes.
  var options: [Option] {
    switch self {
    case .show: [Option(name: "--core"), Option(name: "--manual-run")]
    case .next: [Option(name: "--core")]
    case .check:
      [
        Option(name: "--core"), Option(name: "--seed", example: "42"),
        Option(name: "--format", example: "markdown"),
      ]
    case .reset, .catchUp: [Option(name: "--yes")]
    case .solution: [Option(name: "--spoil")]
    case .copy:
      [
        Option(name: "--to", example: "Tests/MyAppTests/Doubles"),
        Option(name: "--import", example: "MyApp"),
        Option(name: "--testable-import", example: "MyApp"), Option(name: "--force"),
      ]
    case .verify: [Option(name: "--history")]
    case .list, .hint, .grade, .report, .classroom, .doctor, .help: []
    }
  }

  /// How many words may follow it.
  var values: ClosedRange<Int> {
    switch self {
    case .show, .list, .next, .report, .doctor, .verify: 0...0
    case .check, .hint, .grade, .help: 0...1
    case .reset, .solution: 1...1
    case .catchUp: 1...2
    case .copy: 0...1_000
    case .classroom: 1...100_000
    }
  }
}
