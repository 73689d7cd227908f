import Foundation

/// How long `todo` takes from its start to the end of a list, and the memory it takes.
struct ListBenchmark {
  func run() throws {
    let runs = try TodoRuns()
    guard runs.canRun else { return print(runs.advice) }
    let empty = try runs.shortest("--store", runs.makeStore(records: 0, upcoming: 0))
    let small = try runs.shortest("--store", runs.makeStore(records: 10_000, upcoming: 10_000))
    let few = try runs.shortest("--store", runs.makeStore(records: 100_000, upcoming: 100))
    let longest = try runs.makeStore(records: 100_000, upcoming: 100_000)
    let all = try runs.shortest("--store", longest)
    print(
      Line(
        what: "A list of 100000 records, 100 of them upcoming",
        time: few,
        plain: "an empty list",
        plainTime: empty
      )
    )
    print(
      Line(
        what: "A list of 100000 records, all upcoming (limit 1 s)",
        time: all,
        plain: "a list of 10000",
        plainTime: small
      )
    )
    let peak = try runs.peakMebibytes(ofListing: longest)
    print("Its peak memory: \(peak) MiB (limit 150 MiB)")
  }
}
