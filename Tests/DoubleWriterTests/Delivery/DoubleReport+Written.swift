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

extension DoubleRequest {
  /// A request for a spy of each protocol in these files.
  init(
    paths: [String],
    helpers: @escaping @Sendable (_ text: String) -> [DoubleFile] = { _ in [] }
  ) {
    var module = ModuleConfiguration()
    module.sources = paths
    self.init(module, helpers: helpers)
  }

  /// Reads the protocols and writes the doubles.
  func run() throws(DoubleError) -> DoubleReport { try plan().run() }
}
