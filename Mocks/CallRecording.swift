/// What every spy can do: keep its calls, let a test wait for them, and say how they differ.
///
/// A spy of something on the main actor conforms there: `ListViewInterface, @MainActor CallRecording`.
public nonisolated protocol CallRecording<Call> {
  /// One call; it prints itself as source code.
  associatedtype Call: Equatable, CustomStringConvertible

  /// Every call, oldest first, repeats included.
  var calls: [Call] { get }
  /// Goes up by one with each call, after it was kept and the hook has run.
  var latch: CountingLatch { get }
}

nonisolated extension CallRecording {
  /// Waits until this many calls came in all, however long ago.
  ///
  /// - Throws: `TooFewCalls` when the real time `limit` has passed and those who stood in line for
  ///   an executor have had a turn.
  nonisolated(nonsending) public func waitForCalls(
    _ count: Int,
    limit: Duration = .seconds(2),
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    guard await latch.reaches(count, within: limit) else {
      throw TooFewCalls(
        at: "\(fileID):\(line)",
        of: "\(Self.self)",
        wanted: count,
        got: calls.map(\.description),
        limit: limit
      )
    }
  }

  /// How the calls differ from these, in order; nil if they are the same.
  ///
  /// Calls for which `ignoring` is true do not count, such as questions among commands.
  public func mismatch(
    from expected: [Call],
    ignoring isIgnored: (Call) -> Bool = { _ in false },
    fileID: String = #fileID,
    line: Int = #line
  ) -> String? {
    CallMismatch(
      at: "\(fileID):\(line)",
      in: "\(Self.self)",
      expected: expected,
      actual: calls.filter { !isIgnored($0) }
    )?
    .description
  }
}
