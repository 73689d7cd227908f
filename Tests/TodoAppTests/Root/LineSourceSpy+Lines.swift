import TodoMocks
import TodoTerminal

extension LineSourceSpy {
  /// A keyboard on which these lines are typed; after them the input ends.
  convenience init(typing lines: [String]) {
    self.init(
      nextLine: lines.reversed().reduce(.success(nil)) { later, line in
        .inTurn(.success(.text(line)), later)
      }
    )
  }
}
