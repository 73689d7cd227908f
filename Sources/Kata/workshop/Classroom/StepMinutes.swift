import KataRun

/// The minutes that the agendas in `.github/WORKSHOP.md` plan for each step.
struct StepMinutes: Equatable, Sendable {
  /// The minutes of a step that is in no agenda.
  static let unplanned = 10

  private var minutes: [String: Int] = [:]

  /// Reads the rows of the tables that begin with a link to a step; the longest plan counts.
  init(agendas: String) {
    for line in agendas.split(separator: "\n") {
      guard let row = line.firstMatch(of: /^\| \[.*\]\([^)#]*#stage-(\d+)-([a-z-]+)\) \|(.*)$/)
      else {
        continue
      }
      let plans = row.3.split(separator: "|").compactMap {
        Int($0.trimmingPrefix(" ").prefix { $0 != " " })
      }
      minutes["\(row.1).\(row.2)"] = plans.max()
    }
  }

  /// The planned minutes of a step.
  func minutes(of step: Step) -> Int { minutes[step.key] ?? Self.unplanned }
}
