extension ControllableClock {
  /// Moves the clock from deadline to deadline until it has no sleeper.
  ///
  /// After each move, the work that is already scheduled has its turn, so that a woken task can
  /// sleep again. If a task works longer between two sleeps, wait with `waitForSleeps` and move the
  /// clock yourself.
  ///
  /// - Throws: `ControllableClockError.stillAsleep` if somebody sleeps after `limit` moves, as for a
  ///   timer without an end.
  nonisolated(nonsending) public func run(
    limit: Int = 1_000,
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    for _ in 0..<limit {
      while await begun.reaches(begun.count + 1, inTurns: 20) {}
      guard try await advanceToNextDeadline(fileID: fileID, line: line) else { return }
    }
    while await begun.reaches(begun.count + 1, inTurns: 20) {}
    guard sleepers.isEmpty else {
      throw ControllableClockError.stillAsleep(at: "\(fileID):\(line)", sleepers, moves: limit)
    }
  }
}
