import Foundation

/// Lists a store once and prints the most memory that `todo` took for it, in whole mebibytes.
struct PeakMemory {
  /// The word before the store's path that asks for this and nothing else.
  static let argument = "--peak-memory-of"

  let store: String

  func run() throws {
    try TodoRuns().list(store)
    var usage = rusage()
    #if canImport(Darwin)
    let unit = 1
    getrusage(RUSAGE_CHILDREN, &usage)
    #else
    let unit = 1_024
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #endif
    print(Int(usage.ru_maxrss) * unit / 1_048_576)
  }
}
