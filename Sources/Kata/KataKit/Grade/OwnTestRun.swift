/// How the tests of a module ended on one implementation.
struct OwnTestRun {
  /// The tests that ran to an end, by name; a name that both frameworks have counts once.
  private(set) var tests: [String] = []
  /// The tests that rejected the implementation, with what they said.
  private(set) var rejections: [(test: String, message: String)] = []
  /// How the implementation was caught; nil if every test accepted it.
  private(set) var caught: Grade.Catch?

  init(of module: String, from ledger: Ledger) {
    var red: [String] = []
    for subject in ledger.subjects(in: module) {
      switch ledger.verdict(of: subject) {
      case nil, .ended(.skipped): continue
      case .ended(.passed): break
      case .ended(.failed(let failures)):
        red.append(subject.test)
        rejections.append((subject.test, failures.first?.message ?? "It failed."))
      case .unfinished:
        caught = caught ?? .crash(subject.test)
        rejections.append((subject.test, "It crashed."))
      case .ended(.hung(let limit)):
        caught = caught ?? .timeLimit(subject.test)
        rejections.append((subject.test, "It ran longer than \(limit) s."))
      }
      if !tests.contains(subject.test) { tests.append(subject.test) }
    }
    if !red.isEmpty {
      caught = .red(by: red.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
  }
}
