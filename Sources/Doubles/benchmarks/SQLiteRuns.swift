import Foundation

/// Runs of `sqlite3` on a table of the same records with an index on the due date.
struct SQLiteRuns {
  private let runs: TodoRuns
  private let executable: URL
  private let database: String

  /// Makes the table from a store; nil where `sqlite3` is not installed.
  init?(listing store: String, in runs: TodoRuns) throws {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let path = folders.map { "\($0)/sqlite3" }
      .first(where: FileManager.default.isExecutableFile)
    guard let path else { return nil }
    self.runs = runs
    executable = URL(fileURLWithPath: path)
    database = "\(store).db"
    // Each line is one value; the separator is none that occurs.
    try runs.run(
      executable,
      [
        database, "create table lines (line text);", ".separator \u{1}", ".import '\(store)' lines",
        """
        create table items as
          select line ->> '$.due' as due, line ->> '$.id' as id, line ->> '$.name' as name from lines;
        drop table lines;
        create index due on items (due);
        """,
      ]
    )
  }

  /// The time of a list of what is upcoming, the shortest of five runs.
  func shortest() throws -> Duration {
    try runs.shortest(
      executable,
      [
        database,
        """
        select due, name from items
          where due >= '2014-05-21T00:00:00Z' and due < '2014-06-01T00:00:00Z' order by due, name;
        """,
      ]
    )
  }
}
