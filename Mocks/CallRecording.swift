/// The common part of all spies: the recorded calls, waiting for them, and comparing them.
///
/// A spy on the main actor conforms there: `ListViewInterface, @MainActor CallRecording`.
public nonisolated protocol CallRecording<SpyCall> {
  /// One call, usually the spy's `Call`; it prints itself as source code.
  ///
  /// Inside a spy, `Call` still means the app's type of that name, if the spy has none.
  associatedtype SpyCall: Equatable, CustomStringConvertible

  /// Every call, oldest first, repeats included.
  var calls: [SpyCall] { get }
  /// Counts the calls; it goes up after the call is recorded and the hook has run.
  var latch: CountingLatch { get }
}

nonisolated extension CallRecording {
  /// Waits until this many calls have come in total; earlier calls count, too.
  ///
  /// - Throws: `TooFewCalls` when `limit` (in real time) has passed and all work that was already
  ///   scheduled has had a turn.
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

  /// Describes how the calls differ from these, in order; nil if they are equal.
  ///
  /// Calls for which `ignoring` returns true do not count, such as questions among commands.
  public func mismatch(
    from expected: [SpyCall],
    ignoring isIgnored: (SpyCall) -> Bool = { _ in false },
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
