import Foundation

/// How long `todo` takes from its start to the end of a list, and the memory it takes.
struct ListBenchmark {
  // Few are upcoming, as in a list that was kept for years.
  private static let upcoming = 100
  // Ten times as many records: what grows by the square is a hundred times as long.
  private static let growth = 30.0

  func run() throws -> [Line] {
    let runs = try TodoRuns()
    let empty = try runs.makeStore(records: 0, upcoming: 0)
    return try fewUpcoming(runs, empty) + [allUpcoming(runs)]
  }

  private func fewUpcoming(_ runs: TodoRuns, _ empty: String) throws -> [Line] {
    var lines: [Line] = []
    var before = (time: try runs.shortest("--store", empty), count: 0)
    let emptyMebibytes = try runs.peakMebibytes(ofListing: empty)
    for count in [10_000, 100_000, 1_000_000] {
      let store = try runs.makeStore(records: count, upcoming: Self.upcoming)
      let time = try runs.shortest("--store", store)
      lines.append(
        Line(
          what: "A list of \(count) records, \(Self.upcoming) of them upcoming",
          time: time,
          plain: before.count == 0 ? "an empty list" : "a list of \(before.count)",
          plainTime: before.time,
          limit: Self.growth
        )
      )
      lines.append(
        Line(
          what: "Its memory",
          mebibytes: try runs.peakMebibytes(ofListing: store),
          plain: "an empty list",
          plainMebibytes: emptyMebibytes,
          limit: 1.5
        )
      )
      if let sqlite = try SQLiteRuns(listing: store, in: runs) {
        lines.append(
          Line(what: "The same", time: time, plain: "sqlite3", plainTime: try sqlite.shortest())
        )
      }
      before = (time, count)
    }
    return lines
  }

  private func allUpcoming(_ runs: TodoRuns) throws -> Line {
    let small = try runs.makeStore(records: 10_000, upcoming: 10_000)
    let large = try runs.makeStore(records: 100_000, upcoming: 100_000)
    return Line(
      what: "A list of 100000 records, all upcoming",
      time: try runs.shortest("--store", large),
      plain: "a list of 10000",
      plainTime: try runs.shortest("--store", small),
      limit: Self.growth
    )
  }
}
