@testable import DoubleWriter

extension DoubleReport {
  /// The names of the files that were written or updated.
  var written: [String] {
    outcomes.compactMap { outcome in
      switch outcome {
      case .written(let name), .updated(let name), .replaced(let name, _): name
      case .current, .kept: nil
      }
    }
  }
}

extension ModuleConfiguration {
  /// Reads the protocols and writes the doubles.
  func run(overwrites: Bool = false) throws(DoubleError) -> DoubleReport {
    try PlannedDoubles(for: self).write(overwrites: overwrites)
  }
}
