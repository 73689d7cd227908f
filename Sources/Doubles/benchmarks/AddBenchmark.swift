import Foundation

/// How long `todo add` takes beside many records, which it does not read.
struct AddBenchmark {
  func run() throws -> [Line] {
    let runs = try TodoRuns()
    let none = try runs.makeStore(records: 0, upcoming: 0)
    let many = try runs.makeStore(records: 100_000, upcoming: 0)
    return [
      Line(
        what: "todo add beside 100000 records",
        time: try runs.shortest("--store", many, "add", "Pack"),
        plain: "beside none",
        plainTime: try runs.shortest("--store", none, "add", "Pack"),
        limit: 3
      )
    ]
  }
}
