/// The common part of a spy whose protocol has one of the names of `CallRecording`, such as `calls`.
///
/// Each name has another one, with `spy` in front. The spy declares `spyCalls` or `calls`, and
/// `spyLatch` or `latch`; the other name is made from it.
public nonisolated protocol RenamedRecording: CallRecording {
  var spyCalls: [SpyCall] { get }
  var spyLatch: CountingLatch { get }
}

nonisolated extension RenamedRecording {
  public var calls: [SpyCall] { spyCalls }
  public var spyCalls: [SpyCall] { calls }
  public var latch: CountingLatch { spyLatch }
  public var spyLatch: CountingLatch { latch }

  nonisolated(nonsending) public func spyWaitForCalls(
    _ count: Int,
    limit: Duration = .seconds(2),
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    try await waitForCalls(count, limit: limit, fileID: fileID, line: line)
  }

  public func spyMismatch(
    from expected: [SpyCall],
    ignoring isIgnored: (SpyCall) -> Bool = { _ in false },
    fileID: String = #fileID,
    line: Int = #line
  ) -> String? {
    mismatch(from: expected, ignoring: isIgnored, fileID: fileID, line: line)
  }
}
