import Foundation

/// What a run of the suites wrote down, in order.
public struct Ledger: Equatable, Sendable {
  /// What is known of one test.
  public enum Verdict: Equatable, Sendable {
    /// It started and never ended: it crashed, or left the process.
    case unfinished
    /// It ended.
    case ended(Outcome)
  }

  /// The entries, oldest first.
  public var entries: [LedgerEntry]

  /// Creates a ledger from its entries.
  public init(entries: [LedgerEntry]) {
    self.entries = entries
  }

  /// Reads the file; one that is not there has no entries.
  ///
  /// - Throws: `LedgerError.damaged` for a line that is no entry.
  public init(file: URL) throws {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let decoder = JSONDecoder()
    entries = try text.split(separator: "\n").enumerated().map { index, line in
      do {
        return try decoder.decode(LedgerEntry.self, from: Data(line.utf8))
      } catch {
        throw LedgerError.damaged(file.path, line: index + 1)
      }
    }
  }

  /// The verdict on a test: the worst of its runs; nil if it never started.
  public func verdict(of subject: LedgerEntry.Subject) -> Verdict? {
    var isRunning = false
    var worst: Outcome?
    for entry in entries where entry.subject == subject {
      switch entry.event {
      case .started: isRunning = true
      case .ended(let outcome):
        isRunning = false
        worst = worse(outcome, than: worst)
      }
    }
    if isRunning { return .unfinished }
    return worst.map(Verdict.ended)
  }

  /// Whether the process ended inside a test.
  public var wasCutShort: Bool {
    switch entries.last?.event {
    case .started, .ended(.hung): true
    default: false
    }
  }

  /// The tests that ran in a module, in order of their first entry.
  public func subjects(in module: String) -> [LedgerEntry.Subject] {
    var seen: Set<LedgerEntry.Subject> = []
    return entries.map(\.subject).filter { $0.module == module && seen.insert($0).inserted }
  }

  private func worse(_ outcome: Outcome, than other: Outcome?) -> Outcome {
    switch other {
    case nil, .passed: outcome
    case .some(let other): other
    }
  }
}

/// What can be wrong with a ledger's file.
public enum LedgerError: Error, Equatable, CustomStringConvertible {
  case unwritable(String, reason: String)
  case damaged(String, line: Int)

  public var description: String {
    switch self {
    case .unwritable(let path, let reason):
      "The ledger \(path) cannot be written: \(reason). Name another file in KATA_LEDGER."
    case .damaged(let path, let line):
      """
      \(path):\(line) is no ledger entry; something else wrote to the ledger while the suites ran. \
      Run again without it.
      """
    }
  }
}
